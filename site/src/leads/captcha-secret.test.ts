import { expect, test } from 'vitest';
import { captchaSecret } from './captcha-secret.ts';

const none = {
  CAPTCHA_PROVIDER: 'google',
  CAPTCHA_VERIFY_URL: '',
  TURNSTILE_SECRET: '',
  RECAPTCHA_V3_SECRET: '',
  RECAPTCHA_V3_THRESHOLD: 0.4,
} as const;

test('a site without a secret has no captcha of its own', () => {
  expect(captchaSecret(none)).toBeUndefined();
});

test.each([
  ['Turnstile', { TURNSTILE_SECRET: 't' }, 't', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
  ['reCAPTCHA', { RECAPTCHA_V3_SECRET: 'r' }, 'r', 'https://www.google.com/recaptcha/api/siteverify'],
  [
    'reCAPTCHA where Google is blocked',
    { RECAPTCHA_V3_SECRET: 'r', CAPTCHA_PROVIDER: 'recaptcha.net' as const },
    'r',
    'https://www.recaptcha.net/recaptcha/api/siteverify',
  ],
  [
    'Turnstile before reCAPTCHA',
    { TURNSTILE_SECRET: 't', RECAPTCHA_V3_SECRET: 'r' },
    't',
    expect.stringContaining('turnstile'),
  ],
  [
    'Turnstile at a URL of its own',
    { TURNSTILE_SECRET: 't', CAPTCHA_VERIFY_URL: 'https://a.example' },
    't',
    'https://a.example',
  ],
  [
    'reCAPTCHA at a URL of its own',
    { RECAPTCHA_V3_SECRET: 'r', CAPTCHA_VERIFY_URL: 'https://a.example' },
    'r',
    'https://a.example',
  ],
])('verifies %s with its secret, at the URL of its provider', (_what, variables, secret, verifyUrl) => {
  expect(captchaSecret({ ...none, ...variables })).toEqual({ secret, verifyUrl, threshold: 0.4 });
});
