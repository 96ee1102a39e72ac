import { ConfigurationError } from '@headwater/runtime/environment.ts';

/** Where editors type their password: at the CMS (`redirect`), or on a page of the site (`local`). */
export type AuthStrategy = 'redirect' | 'local';

export interface AuthSettings {
  strategy: AuthStrategy;
  /** Path of the site's login page. */
  loginPageUrl: string;
}

/**
 * Checks how editors sign in.
 * @throws ConfigurationError when they sign in on the site and it has no login page.
 */
export function authSettings(strategy: AuthStrategy, loginPageUrl: string): AuthSettings {
  if (strategy === 'local' && !loginPageUrl) {
    throw new ConfigurationError(
      'useAuth: Local strategies must specify the "loginPageUrl". Set paths.login in site.config.ts, or AUTH_STRATEGY to redirect.',
    );
  }
  return { strategy, loginPageUrl };
}

/** The path of the site's login page, which returns to a path of the site. */
export function loginPagePath({ loginPageUrl }: AuthSettings, path: string): string {
  return `/${loginPageUrl.replace(/^\/+|(?<!\/)\/+$/g, '')}?redirect_uri=${encodeURIComponent(path)}`;
}

/**
 * The URL of the CMS's login, which returns to `returnUrl` with a code.
 * @param returnUrl a full URL of this site.
 */
export function cmsLoginUrl(cmsUrl: string, returnUrl: string, state: string): string {
  const target = new URL(returnUrl);
  const back = `${returnUrl}${target.search ? '&' : '?'}state=${encodeURIComponent(state)}`;
  return `${cmsUrl}/generate?redirect_uri=${encodeURIComponent(back)}`;
}
