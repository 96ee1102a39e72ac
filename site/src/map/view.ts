import type { Position } from './mercator.ts';

/** A rectangle of the map. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest rectangle around positions; undefined without any. */
export function viewOf(positions: Iterable<Position>): View | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positions) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}

/** A rectangle of a size around a center. */
export function viewAround([x, y]: Position, width: number, height: number): View {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The view with a margin on each side, in proportion to its longer side. */
export function withMargin({ x, y, width, height }: View, share: number): View {
  const margin = Math.max(width, height) * share;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** The view widened or heightened around its center to a ratio of width to height. */
export function withRatio(view: View, ratio: number): View {
  const width = Math.max(view.width, view.height * ratio);
  return viewAround([view.x + view.width / 2, view.y + view.height / 2], width, width / ratio);
}

export function overlaps(one: View, other: View): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}
