import { setTimeout as pause } from 'node:timers/promises';
import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { GetCaptchaKey } from './captcha-key.query.ts';
import type { SiteCaptchaKeys } from './captcha-provider.ts';

/** Milliseconds that a page waits for the CMS. */
const WAIT_MS = 1_500;

async function cmsMayHaveOne(query: QueryPublic): Promise<boolean> {
  // A choice that may be needed is offered.
  const key = query(GetCaptchaKey, {}).then(({ data }) => Boolean(data.gfSettings?.recaptcha?.publicKey));
  return Promise.race([key.catch(() => true), pause(WAIT_MS, true)]);
}

/** What may check forms for robots: the site's own captcha, and that of the CMS once it has a key. Never rejects. */
export async function findCaptchas(query: QueryPublic, keys: SiteCaptchaKeys): Promise<string[]> {
  const hasRecaptcha = keys.RECAPTCHA_V3_SITE_KEY !== '' || (await cmsMayHaveOne(query));
  return [...(keys.TURNSTILE_SITE_KEY ? ['Cloudflare Turnstile'] : []), ...(hasRecaptcha ? ['Google reCAPTCHA'] : [])];
}
