import type { Sent } from './lead.ts';

/** `LEADS_WHEN_UNSURE`: what to do with a lead that the CMS may have stored and could store twice. */
export type WhenUnsure = 'hold' | 'repeat';

/**
 * Whether a lead may be sent, again or for the first time. One without a response may only be sent again
 * when the CMS honored its key then and honors keys now.
 */
export function maySend(sent: Sent | null, honorsKeys: boolean, whenUnsure: WhenUnsure): boolean {
  return sent === null || whenUnsure === 'repeat' || (sent === 'keyed' && honorsKeys);
}
