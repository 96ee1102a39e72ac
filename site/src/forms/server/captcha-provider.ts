import type { CaptchaSource } from '../model/captcha-source.ts';
import type { Recaptcha } from '../model/form-definition.ts';

interface CaptchaProvider {
  scriptUrl: string;
  /** The sources of a Content-Security-Policy that a page with such a form needs besides the site's own origin. */
  policy: { scripts: readonly string[]; directives: readonly `${'connect' | 'frame'}-src ${string}`[] } | undefined;
}

function recaptcha(host: string): CaptchaProvider {
  const frames =
    host === 'https://www.google.com'
      ? `${host}/recaptcha/ https://recaptcha.google.com/recaptcha/`
      : `${host}/recaptcha/`;
  return {
    scriptUrl: `${host}/recaptcha/api.js`,
    policy: {
      scripts: [`${host}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
      directives: [`connect-src ${host}/recaptcha/`, `frame-src ${frames}`],
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

/** Undefined without a site key from the CMS: then no captcha can be shown. */
export function captchaSource(name: CaptchaProviderName, recaptcha: Recaptcha | null): CaptchaSource | undefined {
  return recaptcha ? { scriptUrl: providers[name].scriptUrl, ...recaptcha } : undefined;
}

export function captchaPolicy(name: CaptchaProviderName): CaptchaProvider['policy'] {
  return providers[name].policy;
}
