import { assertNever } from '@headwater/contract/assert-never.ts';

/**
 * Where a carousel stands, in slides: 0 shows the first one, 1.5 halves of the second and third. Positions go on in both
 * directions without an end: in a carousel of four, -1 and 3 both show the last slide.
 */
export type Position = number;

/** The position nearest to another one at which a carousel of `count` slides shows the slide of an index. */
export function nearestPosition(index: number, near: Position, count: number): Position {
  return index + count * Math.round((near - index) / count);
}

/** Index of the slide that a position shows, or the nearest one between two slides. */
export function slideAt(position: Position, count: number): number {
  const index = Math.round(position) % count;
  return index < 0 ? index + count : index;
}

/**
 * The position within a movement, which begins fast and slows down.
 * @param share how much of its time has passed, from 0 to 1; a movement without a duration has none, and is over
 */
export function positionWithin(from: Position, to: Position, share: number): Position {
  if (!(share < 1)) return to;
  return to - (to - from) * (1 - share) ** 3;
}

/**
 * The direction of a swipe.
 * @param moved pixels from where the finger went down; negative to the left
 * @param tolerance pixels that are not yet a swipe
 */
export function swipeDirection(moved: number, tolerance: number): 'next' | 'previous' | 'stay' {
  if (Math.abs(moved) <= tolerance) return 'stay';
  return moved < 0 ? 'next' : 'previous';
}

/**
 * Where slides come to rest after a swipe: at the next one on the side that they were drawn to, however far.
 * @param held position at which the finger took hold of them, perhaps in the middle of a movement
 * @param target where they would have come to rest without the finger
 */
export function positionAfterSwipe(
  held: Position,
  target: Position,
  direction: ReturnType<typeof swipeDirection>,
): Position {
  switch (direction) {
    case 'next':
      return Math.floor(held) + 1;
    case 'previous':
      return Math.ceil(held) - 1;
    case 'stay':
      return target;
    default:
      return assertNever(direction, 'direction');
  }
}
