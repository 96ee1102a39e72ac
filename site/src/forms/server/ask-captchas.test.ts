import { expect, test } from 'vitest';
import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { askCaptchas } from './ask-captchas.ts';

const none = { CAPTCHA_PROVIDER: 'google', RECAPTCHA_V3_SITE_KEY: '', TURNSTILE_SITE_KEY: '' } as const;

test.each([
  ['no key', null, {}, []],
  ['a key of the CMS', 'k', {}, ['Google reCAPTCHA']],
  ['a score for every form', null, { RECAPTCHA_V3_SITE_KEY: 'k' }, ['Google reCAPTCHA']],
  ['Turnstile for every form', null, { TURNSTILE_SITE_KEY: 'k' }, ['Cloudflare Turnstile']],
  ['both', 'k', { TURNSTILE_SITE_KEY: 'k' }, ['Cloudflare Turnstile', 'Google reCAPTCHA']],
])('with %s, visitors choose about what may check their forms', async (_what, publicKey, keys, expected) => {
  // Answers the one query that is sent, in the shape that its document has.
  const ask = (async () => ({ data: { gfSettings: { recaptcha: { publicKey } } } })) as unknown as QueryPublic;
  expect(await askCaptchas(ask, { ...none, ...keys })).toEqual(expected);
});

test('while the CMS fails, the choice about its captcha is offered', async () => {
  const ask = (() => Promise.reject(new Error('down'))) as unknown as QueryPublic;
  expect(await askCaptchas(ask, none)).toEqual(['Google reCAPTCHA']);
});
