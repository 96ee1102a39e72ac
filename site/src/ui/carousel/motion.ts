/** The carousel moves in steps of a 60 Hz screen, however fast the real one is. */
const STEP_MS = 1000 / 60;

/** Whole steps that come nearest to a time; 0 milliseconds are no steps: the movement is a jump. */
export function stepsIn(milliseconds: number): number {
  return Math.round(milliseconds / STEP_MS);
}

/** Share of the way that is still ahead when a share of the time has passed: fast first, then slower. */
function ahead(share: number): number {
  return (1 - share) ** 3;
}

/**
 * How far to go in one step.
 * @param displacement what is left of the way before this step
 * @param step 1 for the first step; with the last one the whole way is done
 */
export function stepLength(displacement: number, step: number, steps: number): number {
  if (step >= steps) return displacement;
  return displacement * (1 - ahead(step / steps) / ahead((step - 1) / steps));
}

/**
 * Where a swipe leads.
 * @param moved pixels from where the finger went down; negative when it went left
 * @param tolerance pixels that are not a swipe yet
 */
export function swipeDirection(moved: number, tolerance: number): 'next' | 'previous' | 'stay' {
  if (Math.abs(moved) <= tolerance) return 'stay';
  return moved < 0 ? 'next' : 'previous';
}

/** A distance on a ring that may have been crossed at its seam, as the shorter way round. */
export function shorterWay(distance: number, circumference: number): number {
  if (Math.abs(distance) <= circumference / 2) return distance;
  return distance - Math.sign(distance) * circumference;
}
