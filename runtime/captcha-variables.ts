import type { Variable } from './variable.ts';
import { anyText, baseUrl, fraction, oneOf } from './variable-parsers.ts';

/** The variables about captchas: those of the CMS's forms, and those that the site itself verifies. */
export const captchaVariables = {
  RECAPTCHA_SITE_KEY: {
    default: '',
    purpose: 'reCAPTCHA v2 site key that the local CMS provides with its forms. Empty: forms have no captcha.',
    parse: anyText,
  },
  RECAPTCHA_SECRET: {
    default: '',
    purpose: 'The secret for RECAPTCHA_SITE_KEY, with which the local CMS verifies tokens.',
    parse: anyText,
  },
  RECAPTCHA_TYPE: {
    default: 'CHECKBOX',
    purpose: 'The kind of reCAPTCHA v2 that the keys are for.',
    parse: oneOf('CHECKBOX', 'INVISIBLE'),
  },
  RECAPTCHA_VERIFY_URL: {
    default: 'https://www.google.com/recaptcha/api/siteverify',
    purpose: 'URL where the local CMS verifies captcha tokens. Tests use a stand-in.',
    parse: baseUrl,
  },
  CAPTCHA_PROVIDER: {
    default: 'google',
    purpose:
      'Captcha provider when the CMS has a site key: google; recaptcha.net where Google is blocked; stand-in: a local one that lets everyone pass, for offline work.',
    parse: oneOf('google', 'recaptcha.net', 'stand-in'),
  },
  RECAPTCHA_V3_SITE_KEY: {
    default: '',
    purpose:
      'reCAPTCHA v3 site key. With it, the site asks Google for a score of forms that have no captcha of their own. Needs RECAPTCHA_V3_SECRET.',
    parse: anyText,
  },
  RECAPTCHA_V3_SECRET: {
    default: '',
    purpose: 'The secret for RECAPTCHA_V3_SITE_KEY, with which the site asks for the score.',
    parse: anyText,
  },
  RECAPTCHA_V3_THRESHOLD: {
    default: '0.5',
    purpose: 'Score below which a lead is flagged low-score, from 0 to 1. It is delivered all the same.',
    parse: fraction,
  },
  TURNSTILE_SITE_KEY: {
    default: '',
    purpose:
      'Cloudflare Turnstile site key, for forms that have no captcha of their own. Needs TURNSTILE_SECRET; not together with reCAPTCHA v3.',
    parse: anyText,
  },
  TURNSTILE_SECRET: {
    default: '',
    purpose: 'The secret for TURNSTILE_SITE_KEY, with which the site verifies tokens.',
    parse: anyText,
  },
  CAPTCHA_VERIFY_URL: {
    default: '',
    purpose:
      "URL where the site verifies tokens of reCAPTCHA v3 or Turnstile. Empty: the provider's. Tests use a stand-in.",
    parse: baseUrl,
  },
} as const satisfies Record<string, Variable<unknown>>;
