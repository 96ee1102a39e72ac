/** Leads that failed are tried again at least this often, so that none waits long for a CMS that is back. */
const LONGEST_LEAD_PAUSE = 30_000;
/** While the CMS fails it is asked with one lead at a time, this far apart. */
const LONGEST_ROUND_PAUSE = 10_000;
/** Where each try leaves a lead that a person has to look for, there are twelve an hour at most. */
const LONGEST_COSTLY_PAUSE = 300_000;

function pause(first: number, longest: number, failures: number, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 20));
  return full * (0.5 + random() / 2);
}

/** Milliseconds until a lead is tried again, half of them by chance. @param attempts made so far, from 1 */
export function leadPause(attempts: number, random: () => number = Math.random): number {
  return pause(1_000, LONGEST_LEAD_PAUSE, attempts, random);
}

/**
 * Milliseconds until the CMS is asked again at all.
 * @param failures in a row, from 1
 * @param isCostly whether a lead that gets no answer may not be sent again
 */
export function roundPause(failures: number, isCostly: boolean, random: () => number = Math.random): number {
  return pause(500, isCostly ? LONGEST_COSTLY_PAUSE : LONGEST_ROUND_PAUSE, failures, random);
}
