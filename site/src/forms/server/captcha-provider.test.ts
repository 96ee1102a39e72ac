import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { formCaptcha } from './captcha-provider.ts';

const none = { RECAPTCHA_V3_SITE_KEY: '', TURNSTILE_SITE_KEY: '' };
const keys = { siteKey: 'key', type: 'INVISIBLE' } as const;
const withField = aForm([aField('CAPTCHA', 1)], { recaptcha: keys });
const plain = aForm([aField('TEXT', 1)]);

const google = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const net = {
  'script-src': ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.recaptcha.net/recaptcha/'],
  'frame-src': ['https://www.recaptcha.net/recaptcha/'],
};

test.each([
  ['google', 'https://www.google.com/recaptcha/api.js', google],
  ['recaptcha.net', 'https://www.recaptcha.net/recaptcha/api.js', net],
  ['stand-in', '/stand-in-captcha/api.js', undefined],
] as const)(
  'a captcha field is loaded from %s at %s under a policy that allows nothing else',
  (name, scriptUrl, policy) => {
    const isThirdParty = policy !== undefined;
    expect(formCaptcha(withField, { CAPTCHA_PROVIDER: name, ...none })).toEqual({
      source: { scriptUrl, ...keys, isThirdParty },
      policy,
    });
  },
);

test.each([
  ['google', { RECAPTCHA_V3_SITE_KEY: 'v3' }, 'SCORE', 'https://www.google.com/recaptcha/api.js', google],
  ['recaptcha.net', { RECAPTCHA_V3_SITE_KEY: 'v3' }, 'SCORE', 'https://www.recaptcha.net/recaptcha/api.js', net],
  [
    'google',
    { TURNSTILE_SITE_KEY: 't' },
    'TURNSTILE',
    'https://challenges.cloudflare.com/turnstile/v0/api.js',
    {
      'script-src': ['https://challenges.cloudflare.com'],
      'connect-src': ['https://challenges.cloudflare.com'],
      'frame-src': ['https://challenges.cloudflare.com'],
    },
  ],
  ['stand-in', { TURNSTILE_SITE_KEY: 't' }, 'TURNSTILE', '/stand-in-captcha/api.js', undefined],
] as const)('with %s and %j, a form without a captcha of its own has the site’s', (name, key, type, url, policy) => {
  const captcha = formCaptcha(plain, { CAPTCHA_PROVIDER: name, ...none, ...key });
  expect(captcha?.source).toMatchObject({ type, scriptUrl: url, isThirdParty: policy !== undefined });
  expect(captcha?.policy).toEqual(policy);
  expect(formCaptcha(withField, { CAPTCHA_PROVIDER: name, ...none, ...key })?.source.type).toBe('INVISIBLE');
});

test('without keys, no form has a captcha', () => {
  expect(formCaptcha(plain, { CAPTCHA_PROVIDER: 'google', ...none })).toBeUndefined();
  expect(formCaptcha({ ...withField, recaptcha: null }, { CAPTCHA_PROVIDER: 'google', ...none })).toBeUndefined();
});
