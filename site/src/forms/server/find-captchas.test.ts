import { expect, test } from 'vitest';
import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { findCaptchas } from './find-captchas.ts';

const none = { CAPTCHA_PROVIDER: 'google', RECAPTCHA_V3_SITE_KEY: '', TURNSTILE_SITE_KEY: '' } as const;

test.each([
  ['no key', null, {}, []],
  ['a key of the CMS', 'k', {}, ['Google reCAPTCHA']],
  ['a score for every form', null, { RECAPTCHA_V3_SITE_KEY: 'k' }, ['Google reCAPTCHA']],
  ['Turnstile for every form', null, { TURNSTILE_SITE_KEY: 'k' }, ['Cloudflare Turnstile']],
  ['both', 'k', { TURNSTILE_SITE_KEY: 'k' }, ['Cloudflare Turnstile', 'Google reCAPTCHA']],
])('with %s, visitors choose about what may check their forms', async (_what, publicKey, keys, expected) => {
  // Responds to the one query that is sent, in the shape that its document has.
  const query = (async () => ({ data: { gfSettings: { recaptcha: { publicKey } } } })) as unknown as QueryPublic;
  expect(await findCaptchas(query, { ...none, ...keys })).toEqual(expected);
});

test('while the CMS fails, the choice about its captcha is offered', async () => {
  const query = (() => Promise.reject(new Error('down'))) as unknown as QueryPublic;
  expect(await findCaptchas(query, none)).toEqual(['Google reCAPTCHA']);
});
