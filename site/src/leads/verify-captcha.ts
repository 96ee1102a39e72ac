import { isRecord } from '@headwater/contract/is-record.ts';
import type { Environment } from '@headwater/runtime/environment.ts';
import type { LeadFlag } from './lead.ts';

type CaptchaVariables = Pick<
  Environment,
  'CAPTCHA_PROVIDER' | 'CAPTCHA_VERIFY_URL' | 'RECAPTCHA_V3_SECRET' | 'RECAPTCHA_V3_THRESHOLD' | 'TURNSTILE_SECRET'
>;

/** How the site verifies its own captcha, from the environment; undefined where it has none. */
export function captchaSecret(env: CaptchaVariables): CaptchaSecret | undefined {
  const { RECAPTCHA_V3_THRESHOLD: threshold, CAPTCHA_VERIFY_URL: own } = env;
  if (env.TURNSTILE_SECRET) {
    const verifyUrl = own || 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
    return { secret: env.TURNSTILE_SECRET, verifyUrl, threshold };
  }
  if (!env.RECAPTCHA_V3_SECRET) return undefined;
  const host = env.CAPTCHA_PROVIDER === 'recaptcha.net' ? 'https://www.recaptcha.net' : 'https://www.google.com';
  return { secret: env.RECAPTCHA_V3_SECRET, verifyUrl: own || `${host}/recaptcha/api/siteverify`, threshold };
}

/** The site's own captcha: reCAPTCHA v3 or Turnstile. */
export interface CaptchaSecret {
  secret: string;
  verifyUrl: string;
  /** Score below which a lead is flagged; providers without scores respond with none. */
  threshold: number;
}

/** Has the provider check a token. @returns what is unusual about the lead; never a reason to refuse it */
export type VerifyCaptcha = (token: string) => Promise<LeadFlag[]>;

/** A visitor waits for this, so a provider that takes longer counts as none. */
const WAIT_MS = 1_500;
const LONGEST_TOKEN = 8_192;

function flagsOfResponse(body: unknown, threshold: number): LeadFlag[] {
  if (!isRecord(body) || body.success !== true) return ['unverified'];
  const { score } = body;
  return typeof score === 'number' && score < threshold ? ['low-score'] : [];
}

/**
 * Creates the check of the site's own captcha. A token that is missing or refused, and a provider that is slow, blocked
 * or responds with rubbish, flag the lead `unverified`. The visitor's IP address is not passed on.
 * @param onFailure called when the provider did not respond as it should
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
      return flagsOfResponse(await response.json(), threshold);
    } catch (error) {
      onFailure(error);
      return ['unverified'];
    }
  };
}
