import type { PolicySources } from '../../consent/third-parties.ts';
import type { CaptchaSource } from '../model/captcha-source.ts';
import type { Recaptcha } from '../model/form-definition.ts';

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

export type CaptchaProviderName = keyof typeof providers;

/** What a captcha needs in the browser. Undefined without a site key from the CMS: then no captcha can be shown. */
export function captchaSource(name: CaptchaProviderName, recaptcha: Recaptcha | null): CaptchaSource | undefined {
  const { scriptUrl, policy } = providers[name];
  return recaptcha ? { scriptUrl, ...recaptcha, isThirdParty: policy !== undefined } : undefined;
}

/** What a provider needs of the policy of a page with a captcha; undefined for one on the site's own origin. */
export function captchaPolicy(name: CaptchaProviderName): CaptchaProvider['policy'] {
  return providers[name].policy;
}
