/** The carousel moves in steps of a 60 Hz screen, whatever the real refresh rate is. */
const STEP_MS = 1000 / 60;

/** The nearest number of whole steps for a time; 0 milliseconds are no steps: the movement is a jump. */
export function stepsIn(milliseconds: number): number {
  return Math.round(milliseconds / STEP_MS);
}

/** Share of the distance that is left after a share of the time: fast first, then slower. */
function ahead(share: number): number {
  return (1 - share) ** 3;
}

/**
 * How far to move in one step.
 * @param displacement remaining distance before this step
 * @param step 1 for the first step; the last one completes the movement
 */
export function stepLength(displacement: number, step: number, steps: number): number {
  if (step >= steps) return displacement;
  return displacement * (1 - ahead(step / steps) / ahead((step - 1) / steps));
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

/** A distance on a loop, as the shorter way around. */
export function shorterWay(distance: number, circumference: number): number {
  if (Math.abs(distance) <= circumference / 2) return distance;
  return distance - Math.sign(distance) * circumference;
}
