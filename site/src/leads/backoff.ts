/** The longest pause between two attempts for one lead, so that none waits long once the CMS is back. */
const LONGEST_LEAD_PAUSE = 30_000;
/** While the CMS fails, the worker probes it with one lead at a time, at most this far apart. */
const LONGEST_ROUND_PAUSE = 10_000;
/** Where each failed attempt leaves a lead for a person to check, there are at most twelve an hour. */
const LONGEST_COSTLY_PAUSE = 300_000;

function pause(first: number, longest: number, failures: number, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 20));
  return full * (0.5 + random() / 2);
}

/** Milliseconds until a lead is tried again, half of them random. @param attempts made so far, from 1 */
export function leadPause(attempts: number, random: () => number = Math.random): number {
  return pause(1_000, LONGEST_LEAD_PAUSE, attempts, random);
}

/** The same until a lead is handed to the webhook again, whose failures may be those of this lead. */
export function handOverPause(attempts: number, random: () => number = Math.random): number {
  return pause(1_000, LONGEST_COSTLY_PAUSE, attempts, random);
}

/**
 * Milliseconds until the worker tries the CMS again.
 * @param failures in a row, from 1
 * @param isCostly whether a lead that was sent without a response may not be sent again
 */
export function roundPause(failures: number, isCostly: boolean, random: () => number = Math.random): number {
  return pause(500, isCostly ? LONGEST_COSTLY_PAUSE : LONGEST_ROUND_PAUSE, failures, random);
}
