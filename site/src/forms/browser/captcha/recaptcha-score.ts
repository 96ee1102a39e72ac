import type { CaptchaSource } from '../../model/captcha-source.ts';
import type { CaptchaCheck } from './captcha-use.ts';
import { loadRecaptcha } from './load-script.ts';
import { tokenInTime } from './token-in-time.ts';

/** reCAPTCHA v3: nothing to do for visitors; the site gets their score. */
export async function startRecaptchaScore({ scriptUrl, siteKey }: CaptchaSource): Promise<CaptchaCheck> {
  const provider = await loadRecaptcha(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  const never = () => false;
  return {
    token: () => tokenInTime(() => provider.execute(siteKey, { action: 'lead' }), never),
    // Each call makes a new token, and the badge belongs to the page.
    reset: () => undefined,
    remove: () => undefined,
  };
}
