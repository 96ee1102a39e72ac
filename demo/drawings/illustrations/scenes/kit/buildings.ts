/** Buildings and interiors in elevation. */
import { group, line, n, palette, path, pen, polygon, rect } from '../../drawing.ts';
import { steps } from './chance.ts';
import { tint } from './tints.ts';

/** Courses of bricks hinted over a wall. */
export function brickwork(x: number, y: number, width: number, height: number, every = 26): string {
  let d = '';
  for (let row = 0; row * every < height - 4; row++) {
    for (let column = 0; column < 4; column++) {
      const at = ((row * 197 + column * 331) % Math.max(1, width - 70)) + 6;
      d += `M${n(x + at)} ${n(y + row * every + 8)}h${34 + ((row + column) % 3) * 10}`;
    }
  }
  return path(d, { width: pen.hair, opacity: 0.5 });
}

/** A steel window of panes. */
export function panes(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  glass: string = tint.glass,
): string {
  const bars =
    steps(columns - 1)
      .map((index) => `M${n(x + ((index + 1) * width) / columns)} ${n(y)}v${n(height)}`)
      .join('') +
    steps(rows - 1)
      .map((index) => `M${n(x)} ${n(y + ((index + 1) * height) / rows)}h${n(width)}`)
      .join('');
  return rect(x, y, width, height, { fill: glass, width: pen.edge }) + path(bars, { width: pen.hair });
}

/** An arched factory window with a stone sill. */
export function archedWindow(x: number, y: number, width: number, height: number, glass: string = tint.glass): string {
  const rise = width * 0.28;
  const outline = `M${n(x)} ${n(y + height)}V${n(y + rise)}Q${n(x + width / 2)} ${n(y - rise * 0.6)} ${n(x + width)} ${n(y + rise)}V${n(y + height)}Z`;
  const bars =
    steps(3, 1)
      .map((index) => `M${n(x + (index * width) / 4)} ${n(y + rise * 0.55)}V${n(y + height)}`)
      .join('') +
    steps(4, 1)
      .map((index) => `M${n(x)} ${n(y + rise + ((height - rise) * index) / 5)}h${n(width)}`)
      .join('');
  return (
    path(outline, { fill: glass, width: pen.edge }) +
    path(bars, { width: pen.hair }) +
    rect(x - 6, y + height, width + 12, 10, { fill: palette.concrete, width: pen.fine })
  );
}

/** A riveted roof truss between two walls. */
export function truss(x: number, y: number, width: number, rise: number, bays = 8): string {
  const peak = x + width / 2;
  const chord = (part: number): number => y - rise * (1 - Math.abs(part * 2 - 1));
  let web = '';
  for (let bay = 1; bay < bays; bay++) {
    const part = bay / bays;
    const at = x + width * part;
    web += `M${n(at)} ${n(y)}V${n(chord(part))}`;
    const next = part < 0.5 ? (bay + 1) / bays : (bay - 1) / bays;
    web += `M${n(at)} ${n(y)}L${n(x + width * next)} ${n(chord(next))}`;
  }
  return (
    path(web, { width: pen.fine }) +
    path(`M${n(x)} ${n(y)}L${n(peak)} ${n(y - rise)}L${n(x + width)} ${n(y)}`, { width: 9 }) +
    line(x, y, x + width, y, { width: 7 })
  );
}

/** An overhead crane: girder, rails and a trolley at `trolley`. */
export function overheadCrane(
  x: number,
  y: number,
  width: number,
  trolley: number,
  fill: string = palette.oxide,
): string {
  return (
    rect(x, y, width, 44, { fill, width: pen.edge }) +
    path(`M${n(x)} ${n(y + 12)}h${n(width)}M${n(x)} ${n(y + 34)}h${n(width)}`, { width: pen.hair }) +
    rect(x - 6, y + 8, 30, 46, { fill: palette.steel, width: pen.fine }) +
    rect(x + width - 24, y + 8, 30, 46, { fill: palette.steel, width: pen.fine }) +
    rect(trolley - 56, y - 26, 112, 30, { fill: palette.steel, width: pen.edge }) +
    rect(trolley - 26, y - 44, 52, 20, { fill: palette.iron, width: pen.fine })
  );
}

/** A hand rail along a level edge. */
export function handrail(x: number, y: number, width: number, height = 90, bays = 6): string {
  const posts = steps(bays + 1)
    .map((index) => `M${n(x + (index * width) / bays)} ${n(y)}v${n(-height)}`)
    .join('');
  return path(`${posts}M${n(x)} ${n(y - height)}h${n(width)}M${n(x)} ${n(y - height * 0.5)}h${n(width)}`, {
    width: pen.edge,
  });
}

/** A ladder of iron rungs. */
export function ladder(x: number, top: number, height: number, width = 46): string {
  const rungs = steps(Math.floor(height / 30))
    .map((index) => `M${n(x)} ${n(top + 18 + index * 30)}h${n(width)}`)
    .join('');
  return path(`M${n(x)} ${n(top)}v${n(height)}M${n(x + width)} ${n(top)}v${n(height)}${rungs}`, { width: pen.edge });
}

/** A hanging shop lamp with the light it throws. */
export function lamp(x: number, top: number, y: number, light = true): string {
  return (
    (light
      ? polygon(
          [
            [x - 40, y + 16],
            [x + 40, y + 16],
            [x + 150, y + 250],
            [x - 150, y + 250],
          ],
          { fill: tint.lamplight, stroke: 'none', opacity: 0.28 },
        )
      : '') +
    line(x, top, x, y - 20, { width: pen.fine }) +
    path(
      `M${n(x - 44)} ${n(y + 16)}Q${n(x - 40)} ${n(y - 20)} ${n(x)} ${n(y - 22)}Q${n(x + 40)} ${n(y - 20)} ${n(x + 44)} ${n(y + 16)}Z`,
      { fill: palette.moss, width: pen.edge },
    )
  );
}

/** A work bench with a timber top. */
export function bench(x: number, top: number, width: number, ground: number): string {
  return (
    path(`M${n(x + 34)} ${n(top + 26)}V${n(ground)}M${n(x + width - 34)} ${n(top + 26)}V${n(ground)}`, {
      width: 26,
      cap: 'butt',
    }) +
    path(`M${n(x + 34)} ${n(top + 26)}V${n(ground - 2)}M${n(x + width - 34)} ${n(top + 26)}V${n(ground - 2)}`, {
      width: 20,
      stroke: tint.woodShade,
      cap: 'butt',
    }) +
    rect(x + 40, ground - 120, width - 80, 18, { fill: tint.woodShade, width: pen.fine }) +
    rect(x, top, width, 30, { fill: tint.wood, width: pen.edge }) +
    path(`M${n(x + 12)} ${n(top + 12)}h${n(width * 0.3)}m40 6h${n(width * 0.25)}`, { width: pen.hair })
  );
}

/** A shelf rack: posts and boards, its bays empty. */
export function rack(x: number, y: number, width: number, height: number, boards: readonly number[]): string {
  return (
    rect(x, y, width, height, { fill: tint.wallShade, stroke: 'none' }) +
    boards.map((at) => rect(x - 6, at, width + 12, 16, { fill: tint.wood, width: pen.fine })).join('') +
    group([
      rect(x - 12, y, 20, height, { fill: palette.iron, width: pen.fine }),
      rect(x + width - 8, y, 20, height, { fill: palette.iron, width: pen.fine }),
    ])
  );
}
