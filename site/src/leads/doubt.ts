import type { Sent } from './lead.ts';

/** `LEADS_WHEN_UNSURE`: what becomes of a lead that may be at a CMS which would store it twice. */
export type WhenUnsure = 'hold' | 'repeat';

/**
 * Whether a lead may be sent, again or for the first time. One that went out and got no answer may only
 * when the CMS knew its key then and knows it now.
 */
export function maySend(sent: Sent | null, honorsKeys: boolean, whenUnsure: WhenUnsure): boolean {
  return sent === null || whenUnsure === 'repeat' || (sent === 'keyed' && honorsKeys);
}
