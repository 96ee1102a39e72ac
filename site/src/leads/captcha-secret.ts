import type { Environment } from '@headwater/runtime/environment.ts';
import type { CaptchaSecret } from './verify-captcha.ts';

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
