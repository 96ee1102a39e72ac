import { ownHeaders } from '@headwater/contract/http/headers.ts';
import type { Lead } from './lead.ts';

/** A captcha's token is valid for two minutes; some of that has passed when a lead is accepted. */
const CAPTCHA_MS = 100_000;

/**
 * Headers sent to the CMS with a lead. A CMS ignores headers that it does not know.
 * @param now epoch milliseconds
 */
export function submitHeaders(
  { content, flags, acceptedAt }: Pick<Lead, 'content' | 'flags' | 'acceptedAt'>,
  now: number,
): Record<string, string> {
  const { hasCaptcha, uncheckedCaptcha, unsolvedCaptcha } = content;
  const isUnsolved = uncheckedCaptcha !== undefined || unsolvedCaptcha !== undefined;
  const isUnchecked = isUnsolved || (hasCaptcha && now - acceptedAt > CAPTCHA_MS);
  return {
    ...(isUnchecked && { [ownHeaders.captcha]: 'expired' }),
    ...(flags.length > 0 && { [ownHeaders.flags]: flags.join(',') }),
  };
}
