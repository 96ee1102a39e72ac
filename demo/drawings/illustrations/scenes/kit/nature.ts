/** The shore: pines, birches, hills, rock, grass, weather. */
import { line, n, type Point, palette, path, pen, smoothPath } from '../../drawing.ts';
import { chance, steps } from './chance.ts';
import { stage } from './scene.ts';
import { tint } from './tints.ts';

/** A white pine by its foot and height; `seed` changes its branches. */
export function pine(x: number, y: number, height: number, seed = 1, snow = false): string {
  const random = chance(seed * 7919 + Math.round(x));
  const tiers = Math.max(4, Math.round(height / 42));
  const base = y - height * 0.12;
  const left: Point[] = [];
  const right: Point[] = [];
  for (const tier of steps(tiers)) {
    const part = (tier + 1) / tiers;
    const reach = height * 0.24 * part * (0.82 + random() * 0.36);
    const low = base - (1 - part) * height * 0.86;
    left.push([x - reach, low], [x - reach * 0.42, low - height * 0.015]);
    right.push([x + reach * (0.85 + random() * 0.3), low + height * 0.01], [x + reach * 0.42, low - height * 0.015]);
  }
  const outline = [[x, y - height] as const, ...right, ...left.toReversed()];
  const shade = [[x, y - height] as const, ...right, [x, base] as const];
  const d = (points: readonly Point[]): string => `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
  return (
    line(x, y, x, base - 4, { width: Math.max(4, height * 0.035) }) +
    path(d(outline), { fill: snow ? tint.snow : tint.pine, width: pen.fine }) +
    path(d(shade), { fill: snow ? tint.pine : tint.pineShade, stroke: 'none' }) +
    path(d(outline), { width: height > 90 ? pen.fine : pen.hair })
  );
}

/** Pines along a line, the farther ones first. */
export function pines(spots: readonly (readonly [x: number, y: number, height: number])[], snow = false): string {
  return spots.map(([x, y, height], index) => pine(x, y, height, index + 1, snow)).join('');
}

/** A birch: a pale trunk with bands and a loose crown. */
export function birch(x: number, y: number, height: number, bare = false): string {
  const bands = steps(5).map((index) => {
    const at = y - height * (0.12 + index * 0.14);
    return `M${n(x - height * 0.018)} ${n(at)}h${n(height * 0.02)}`;
  });
  const crown = bare
    ? path(
        `M${n(x)} ${n(y - height * 0.6)}l${n(-height * 0.18)} ${n(-height * 0.24)}M${n(x)} ${n(y - height * 0.66)}l${n(height * 0.16)} ${n(-height * 0.24)}M${n(x)} ${n(y - height * 0.48)}l${n(height * 0.17)} ${n(-height * 0.16)}`,
        { width: pen.fine },
      )
    : path(
        smoothPath([
          [x, y - height],
          [x + height * 0.17, y - height * 0.86],
          [x + height * 0.22, y - height * 0.62],
          [x + height * 0.1, y - height * 0.44],
          [x - height * 0.1, y - height * 0.42],
          [x - height * 0.21, y - height * 0.64],
          [x - height * 0.15, y - height * 0.88],
          [x, y - height],
        ]),
        { fill: tint.grassShade, width: pen.fine },
      );
  const trunk =
    line(x, y, x, y - height * 0.8, { width: height * 0.05 }) +
    line(x, y, x, y - height * 0.8, { width: height * 0.03, stroke: palette.surface });
  return (bare ? '' : crown) + trunk + (bare ? crown : '') + path(bands.join(''), { width: pen.fine });
}

/** Land from edge to edge below a smooth skyline. */
export function land(skyline: readonly Point[], fill: string, width: number = pen.fine): string {
  const [first, last] = [skyline[0], skyline.at(-1)];
  if (!first || !last) return '';
  const ridge = smoothPath(skyline);
  return path(`${ridge}V${stage.height}H${n(first[0])}Z`, { fill, stroke: 'none' }) + path(ridge, { width });
}

/** Short level dashes of still water. */
export function ripples(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  stroke: string = palette.water,
): string {
  const random = chance(Math.round(x + y * 3 + width));
  const dashes = steps(count).map(() => {
    const depth = random();
    return `M${n(x + random() * width)} ${n(y + depth * height)}h${n(24 + depth * 46)}`;
  });
  return path(dashes.join(''), { stroke, width: pen.fine });
}

/** Tufts of grass along a level line. */
export function grass(x: number, y: number, width: number, count: number): string {
  const random = chance(Math.round(x * 5 + y));
  const tufts = steps(count).map(
    () => `M${n(x + random() * width)} ${n(y + random() * 10)}l-5 -14m5 14l1 -18m-1 18l7 -13`,
  );
  return path(tufts.join(''), { width: pen.hair, stroke: palette.moss });
}

/** Falling snow or rain from the top of the stage down to a level. */
export function weather(kind: 'snow' | 'rain', count: number, bottom: number = stage.height, seed = 5): string {
  const random = chance(seed);
  const d = steps(count).map(() => {
    const [x, y] = [random() * stage.width, random() * bottom];
    return kind === 'snow'
      ? `M${n(x)} ${n(y)}h0.1`
      : `M${n(x)} ${n(y)}l${n(-10 - random() * 10)} ${n(34 + random() * 30)}`;
  });
  return path(
    d.join(''),
    kind === 'snow'
      ? { stroke: palette.ironShade, width: 6 }
      : { stroke: palette.water, width: pen.hair, opacity: 0.7 },
  );
}

/** A few gulls. */
export function gulls(spots: readonly Point[], size = 22): string {
  return path(
    spots
      .map(
        ([x, y]) =>
          `M${n(x - size)} ${n(y - size * 0.35)}q${n(size * 0.6)} ${n(-size * 0.25)} ${n(size)} ${n(size * 0.35)}q${n(size * 0.4)} ${n(-size * 0.6)} ${n(size)} ${n(-size * 0.35)}`,
      )
      .join(''),
    { width: pen.fine },
  );
}

/** A boulder. */
export function rock(x: number, y: number, size: number): string {
  return (
    path(
      `M${n(x - size)} ${n(y)}l${n(size * 0.3)} ${n(-size * 0.62)}l${n(size * 0.7)} ${n(-size * 0.25)}l${n(size * 0.75)} ${n(size * 0.4)}l${n(size * 0.3)} ${n(size * 0.47)}Z`,
      { fill: tint.rock, width: pen.fine },
    ) +
    path(
      `M${n(x)} ${n(y - size * 0.87)}l${n(size * 0.1)} ${n(size * 0.5)}l${n(-size * 0.3)} ${n(size * 0.37)}m${n(size * 0.3)} ${n(-size * 0.37)}l${n(size * 0.6)} ${n(-size * 0.05)}`,
      { width: pen.hair },
    )
  );
}
