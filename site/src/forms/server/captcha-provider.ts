import type { PolicySources } from '../../consent/third-parties.ts';
import type { CaptchaSource } from '../model/captcha-source.ts';
import type { FormDefinition, Recaptcha } from '../model/form-definition.ts';

interface CaptchaProvider {
  scriptUrl: string;
  /** The sources of a Content-Security-Policy that a page with such a form needs besides the site's own origin. */
  policy: PolicySources | undefined;
}

function recaptcha(host: string): CaptchaProvider {
  const challenges = host === 'https://www.google.com' ? ['https://recaptcha.google.com/recaptcha/'] : [];
  return {
    scriptUrl: `${host}/recaptcha/api.js`,
    policy: {
      'script-src': [`${host}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
      'connect-src': [`${host}/recaptcha/`],
      'frame-src': [`${host}/recaptcha/`, ...challenges],
    },
  };
}

const providers = {
  google: recaptcha('https://www.google.com'),
  'recaptcha.net': recaptcha('https://www.recaptcha.net'),
  // Imitates the provider from the site's own origin, for tests and for development without a network.
  'stand-in': { scriptUrl: '/stand-in-captcha/api.js', policy: undefined },
} as const satisfies Record<string, CaptchaProvider>;

const TURNSTILE = 'https://challenges.cloudflare.com';
const turnstile: CaptchaProvider = {
  scriptUrl: `${TURNSTILE}/turnstile/v0/api.js`,
  policy: { 'script-src': [TURNSTILE], 'connect-src': [TURNSTILE], 'frame-src': [TURNSTILE] },
};

export type CaptchaProviderName = keyof typeof providers;

/** What a captcha needs in the browser. Undefined without a site key from the CMS: then no captcha can be shown. */
function captchaSource(name: CaptchaProviderName, keys: Recaptcha | null): CaptchaSource | undefined {
  const { scriptUrl, policy } = providers[name];
  return keys ? { scriptUrl, ...keys, isThirdParty: policy !== undefined } : undefined;
}

/** The variables of the site's own captcha. */
export interface SiteCaptchaKeys {
  CAPTCHA_PROVIDER: CaptchaProviderName;
  RECAPTCHA_V3_SITE_KEY: string;
  TURNSTILE_SITE_KEY: string;
}

/** What a form on a page needs of a captcha. */
export interface FormCaptcha {
  source: CaptchaSource;
  /** Undefined for a captcha on the site's own origin. */
  policy: PolicySources | undefined;
}

/** The site's own captcha, for forms without one of the CMS; undefined where none is set. */
function siteCaptcha(keys: SiteCaptchaKeys): FormCaptcha | undefined {
  const { CAPTCHA_PROVIDER: name, RECAPTCHA_V3_SITE_KEY: scoreKey, TURNSTILE_SITE_KEY: turnstileKey } = keys;
  const siteKey = turnstileKey || scoreKey;
  if (siteKey === '') return undefined;
  const provider = turnstileKey && name !== 'stand-in' ? turnstile : providers[name];
  const { scriptUrl, policy } = provider;
  const type = turnstileKey ? 'TURNSTILE' : 'SCORE';
  return { source: { scriptUrl, siteKey, type, isThirdParty: policy !== undefined }, policy };
}

/** The captcha of a form: its own field's, or the site's. */
export function formCaptcha(
  { fields, recaptcha }: Pick<FormDefinition, 'fields' | 'recaptcha'>,
  keys: SiteCaptchaKeys,
): FormCaptcha | undefined {
  if (!fields.some(({ type }) => type === 'CAPTCHA')) return siteCaptcha(keys);
  const source = captchaSource(keys.CAPTCHA_PROVIDER, recaptcha);
  return source && { source, policy: providers[keys.CAPTCHA_PROVIDER].policy };
}
