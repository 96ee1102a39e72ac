import type { FormToken } from '../forms/server/form-token.ts';
import type { LeadFlag } from './lead.ts';

/** Few people fill in a form faster; whoever restored a draft, or waited for a slow script, does. */
export const FAST_MS = 2_000;
/** Servers whose clocks are synchronized never disagree by this much. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;

/**
 * What is odd about the time at which a form was sent. It decides nothing: the lead is delivered all the same.
 * @param now epoch milliseconds on this server's clock; the token may come from another server's
 */
export function flagsOf({ issuedAt }: Pick<FormToken, 'issuedAt'>, now: number): LeadFlag[] {
  const age = now - issuedAt;
  if (age < -CLOCK_TOLERANCE_MS) return ['clock'];
  return Math.abs(age) < FAST_MS ? ['fast'] : [];
}
