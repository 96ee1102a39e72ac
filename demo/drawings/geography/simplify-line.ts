import type { Point } from '@headwater/site/src/map/geometry.ts';

/** Distance of a point from the segment a–b, in degrees. */
function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/**
 * Leaves out the points that lie within `tolerance` degrees of the line without them
 * (Douglas and Peucker, 1973). The ends stay, so that lines which met still meet.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let distance = 0;
  line.forEach((point, index) => {
    const here = distanceToSegment(point, first, last);
    if (here > distance) [farthest, distance] = [index, here];
  });
  if (distance <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  const after = simplifyLine(line.slice(farthest), tolerance);
  return [...before.slice(0, -1), ...after];
}
