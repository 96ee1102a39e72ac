import type { Position } from './mercator.ts';

/** Square of the distance of a position from the segment between two others. */
function squaredDistance([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squaredLength = dx * dx + dy * dy;
  const along = squaredLength === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squaredLength));
  const [offX, offY] = [x - ax - along * dx, y - ay - along * dy];
  return offX * offX + offY * offY;
}

/**
 * Leaves out the positions that lie within `tolerance` of the line without them (Douglas and Peucker, 1973). First and
 * last stay, so a closed ring stays closed; one smaller than the tolerance shrinks to two positions.
 */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  const isKept = new Uint8Array(line.length);
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  // A loop in place of recursion: a spiral would nest as deep as it has positions.
  const spans: [from: number, to: number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [start, end] = [line[from], line[to]];
    if (!start || !end) continue;
    let farthest = from;
    let most = tolerance * tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const position = line[index];
      const distance = position ? squaredDistance(position, start, end) : 0;
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest === from) continue;
    isKept[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => isKept[index] === 1);
}
