/** Blocks, roofs and tanks in isometric view, lit from the left. */
import { ellipse, line, n, palette, path, pen, type Style } from '../../drawing.ts';
import { face, type Iso, levelEllipse, type Spot } from './isometric.ts';
import { tint } from './tints.ts';

interface Faces {
  top: string;
  left: string;
  right: string;
}

export const faces = {
  brick: { top: tint.roof, left: tint.brick, right: tint.brickShade },
  concrete: { top: palette.surface, left: palette.concrete, right: tint.rock },
  iron: { top: palette.steel, left: palette.iron, right: palette.ironShade },
  oxide: { top: palette.oxideTint, left: '#c9654a', right: palette.oxide },
  timber: { top: tint.wood, left: tint.wood, right: tint.woodShade },
  white: { top: palette.surface, left: palette.surface, right: palette.concrete },
  water: { top: palette.poolDeep, left: palette.pool, right: palette.poolDeep },
  earth: { top: tint.grass, left: palette.earth, right: tint.rockShade },
  deep: { top: '#3d6377', left: '#1d4b64', right: palette.deepWater },
  moss: { top: palette.mossTint, left: '#6f9479', right: palette.moss },
} as const satisfies Record<string, Faces>;

const edge: Style = { width: pen.fine };

/** Fine lines down a wall, as an engraver shades. `a` and `b` are its lower corners. */
export function shading(iso: Iso, a: Spot, b: Spot, height: number, count: number): string {
  let d = '';
  for (let index = 1; index < count; index++) {
    const part = index / count;
    const spot = (z: number): Spot => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, (a[2] ?? 0) + z];
    const [fromX, fromY] = iso.at(...spot(0));
    const [toX, toY] = iso.at(...spot(height));
    d += `M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}`;
  }
  return path(d, { width: pen.hair, opacity: 0.35 });
}

/** A box by its nearest-to-origin corner and size. */
export function block(iso: Iso, [x, y, z = 0]: Spot, [w, d, h]: readonly [number, number, number], c: Faces): string {
  const style = (fill: string): Style => ({ ...edge, fill });
  return (
    face(
      iso,
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      style(c.left),
    ) +
    face(
      iso,
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      style(c.right),
    ) +
    face(
      iso,
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      style(c.top),
    )
  );
}

/** A house with its ridge along x; the gable end faces right. */
export function gable(
  iso: Iso,
  [x, y, z = 0]: Spot,
  [w, d, h]: readonly [number, number, number],
  rise: number,
  c: Faces,
): string {
  const top = z + h;
  const ridge = y + d / 2;
  return (
    face(
      iso,
      [
        [x, y, top],
        [x + w, y, top],
        [x + w, ridge, top + rise],
        [x, ridge, top + rise],
      ],
      { ...edge, fill: tint.roofShade },
    ) +
    face(
      iso,
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, top],
        [x + w, ridge, top + rise],
        [x + w, y, top],
      ],
      { ...edge, fill: c.right },
    ) +
    face(
      iso,
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, top],
        [x, y + d, top],
      ],
      { ...edge, fill: c.left },
    ) +
    face(
      iso,
      [
        [x, y + d, top],
        [x + w, y + d, top],
        [x + w, ridge, top + rise],
        [x, ridge, top + rise],
      ],
      { ...edge, fill: c.top },
    )
  );
}

/** A shed with glazed sawteeth that look to the right. */
export function sawtooth(
  iso: Iso,
  [x, y, z = 0]: Spot,
  [w, d, h]: readonly [number, number, number],
  teeth: number,
  rise: number,
  c: Faces,
): string {
  const step = w / teeth;
  const top = z + h;
  const profile: Spot[] = [[x, y + d, z]];
  let roof = '';
  for (let index = 0; index < teeth; index++) {
    const [from, to] = [x + index * step, x + (index + 1) * step];
    profile.push([from, y + d, top], [to, y + d, top + rise]);
    roof +=
      face(
        iso,
        [
          [from, y, top],
          [to, y, top + rise],
          [to, y + d, top + rise],
          [from, y + d, top],
        ],
        { ...edge, fill: c.top },
      ) +
      face(
        iso,
        [
          [to, y, top],
          [to, y, top + rise],
          [to, y + d, top + rise],
          [to, y + d, top],
        ],
        { ...edge, fill: tint.glass },
      ) +
      shading(iso, [to, y, top], [to, y + d, top], rise, 8);
  }
  profile.push([x + w, y + d, top], [x + w, y + d, z]);
  return (
    face(
      iso,
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, top],
        [x + w, y, top],
      ],
      { ...edge, fill: c.right },
    ) +
    roof +
    face(iso, profile, { ...edge, fill: c.left })
  );
}

/** A standing cylinder; `taper` is the top radius over the bottom one. */
export function tank(
  iso: Iso,
  [x, y, z = 0]: Spot,
  r: number,
  h: number,
  c: Faces,
  options: { taper?: number; water?: boolean } = {},
): string {
  const [[cx, bottom], rx, ry] = levelEllipse(iso, x, y, z, r);
  const [[, top], tx, ty] = levelEllipse(iso, x, y, z + h, r * (options.taper ?? 1));
  const body = `M${n(cx - tx)} ${n(top)}L${n(cx - rx)} ${n(bottom)}A${n(rx)} ${n(ry)} 0 0 0 ${n(cx + rx)} ${n(bottom)}L${n(cx + tx)} ${n(top)}Z`;
  const shade = `M${n(cx + tx * 0.25)} ${n(top)}L${n(cx + rx * 0.25)} ${n(bottom + ry * 0.97)}A${n(rx)} ${n(ry)} 0 0 0 ${n(cx + rx)} ${n(bottom)}L${n(cx + tx)} ${n(top)}Z`;
  return (
    path(body, { ...edge, fill: c.left }) +
    path(shade, { fill: c.right, stroke: 'none' }) +
    path(body, edge) +
    ellipse(cx, top, tx, ty, { ...edge, fill: c.top }) +
    (options.water ? ellipse(cx, top + 3, tx * 0.88, ty * 0.88, { ...edge, fill: palette.poolDeep }) : '')
  );
}

/** A short mark on a level surface, such as a ripple. */
export function ripple(iso: Iso, x: number, y: number, z: number, length: number): string {
  const [fromX, fromY] = iso.at(x, y, z);
  const [toX, toY] = iso.at(x + length, y, z);
  return line(fromX, fromY, toX, toY, { stroke: palette.water, width: pen.hair });
}
