import type { Variable } from './variable.ts';
import { anyText, baseUrl, oneOf } from './variable-parsers.ts';

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
} as const satisfies Record<string, Variable<unknown>>;
