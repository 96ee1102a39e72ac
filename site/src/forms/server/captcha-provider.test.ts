import { expect, test } from 'vitest';
import { captchaPolicy, captchaSource } from './captcha-provider.ts';

const keys = { siteKey: 'key', type: 'INVISIBLE' } as const;

test.each([
  ['google', 'https://www.google.com/recaptcha/api.js'],
  ['recaptcha.net', 'https://www.recaptcha.net/recaptcha/api.js'],
  ['stand-in', '/stand-in-captcha/api.js'],
] as const)('the captcha of %s is loaded from %s, where the CMS names a key', (name, scriptUrl) => {
  expect(captchaSource(name, keys)).toEqual({
    scriptUrl,
    siteKey: 'key',
    type: 'INVISIBLE',
    isThirdParty: name !== 'stand-in',
  });
  expect(captchaSource(name, null)).toBeUndefined();
});

test("a page with a captcha may load its provider's resources, and nothing else", () => {
  expect(captchaPolicy('google')).toEqual({
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  });
  expect(captchaPolicy('recaptcha.net')).toEqual({
    'script-src': ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://www.recaptcha.net/recaptcha/'],
    'frame-src': ['https://www.recaptcha.net/recaptcha/'],
  });
  expect(captchaPolicy('stand-in')).toBeUndefined();
});
