import { isRecord } from '@headwater/contract/is-record.ts';
import type { LeadFlag } from './lead.ts';

/** The site's own captcha: reCAPTCHA v3 or Turnstile. */
export interface CaptchaSecret {
  secret: string;
  verifyUrl: string;
  /** Score below which a lead is flagged; providers without scores answer with none. */
  threshold: number;
}

/** Asks the provider about a token. @returns what is unusual about the lead; never a reason to refuse it */
export type VerifyCaptcha = (token: string) => Promise<LeadFlag[]>;

/** A visitor waits for this, so a provider that takes longer counts as none. */
const WAIT_MS = 1_500;
const LONGEST_TOKEN = 8_192;

function flagsOfAnswer(answer: unknown, threshold: number): LeadFlag[] {
  if (!isRecord(answer) || answer.success !== true) return ['unverified'];
  const { score } = answer;
  return typeof score === 'number' && score < threshold ? ['low-score'] : [];
}

/**
 * Creates the check of the site's own captcha. A token that is missing or refused, and a provider that is slow, blocked
 * or answers with rubbish, flag the lead `unverified`. The visitor's IP address is not passed on.
 * @param onFailure called when the provider did not answer as it should
 */
export function createCaptchaVerifier(
  { secret, verifyUrl, threshold }: CaptchaSecret,
  onFailure: (error: unknown) => void,
  waitMs: number = WAIT_MS,
): VerifyCaptcha {
  return async (token) => {
    if (token === '' || token.length > LONGEST_TOKEN) return ['unverified'];
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      return flagsOfAnswer(await response.json(), threshold);
    } catch (error) {
      onFailure(error);
      return ['unverified'];
    }
  };
}
