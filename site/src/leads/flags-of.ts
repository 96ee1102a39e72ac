import type { FormToken } from '../forms/server/form-token.ts';
import type { LeadFlag } from './lead.ts';

/** Few people fill in a form faster, except after restoring a draft or waiting for a slow script. */
export const FAST_MS = 2_000;
/** Synchronized servers' clocks never differ by this much. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

/**
 * What is unusual about the time at which a form was sent. Flags don't affect delivery.
 * @param now epoch milliseconds by this server's clock; the token may have been issued by another server
 */
export function flagsOf({ issuedAt }: Pick<FormToken, 'issuedAt'>, now: number): LeadFlag[] {
  const age = now - issuedAt;
  if (age < -CLOCK_TOLERANCE_MS) return ['clock'];
  return Math.abs(age) < FAST_MS ? ['fast'] : [];
}
