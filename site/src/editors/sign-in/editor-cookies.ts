import type { EditorTokens } from '../../cms-client/authorize.ts';

/** Where cookies of this site count. */
export interface CookieScope {
  isSecure: boolean;
  /** Path of the site, such as `/`: two sites on one host have sessions of their own. */
  path: string;
}

export type EditorCookie = 'refresh' | 'state' | 'hint';

/** Seconds for a login, from the site to the CMS and back. */
const LOGIN_SECONDS = 600;

/** The scope that a site's address implies. */
export function cookieScope(siteUrl: URL): CookieScope {
  return { isSecure: siteUrl.protocol === 'https:', path: siteUrl.pathname };
}

/** A browser takes a `__Host-` cookie only from this very host, by https and for the whole of it. */
function cookieName(cookie: EditorCookie, { isSecure, path }: CookieScope): string {
  const names = { refresh: 'faust-rt', state: 'faust-state', hint: 'faust-auth' } as const;
  const mayBeBound = isSecure && path === '/' && cookie !== 'hint';
  return `${mayBeBound ? '__Host-' : ''}${names[cookie]}`;
}

/** A cookie's value out of a `Cookie` header; undefined when it is not there or empty. */
export function readCookie(header: string | null | undefined, cookie: EditorCookie, scope: CookieScope) {
  const name = `${cookieName(cookie, scope)}=`;
  const pair = (header ?? '').split(/;\s*/).find((entry) => entry.startsWith(name));
  return pair?.slice(name.length) || undefined;
}

function setCookie(cookie: EditorCookie, value: string, maxAge: number, scope: CookieScope): string {
  const attributes = [
    `${cookieName(cookie, scope)}=${value}`,
    `Path=${scope.path}`,
    `Max-Age=${Math.max(0, Math.floor(maxAge))}`,
    'SameSite=Lax',
    ...(cookie === 'hint' ? [] : ['HttpOnly']),
    ...(scope.isSecure ? ['Secure'] : []),
  ];
  return attributes.join('; ');
}

/** The refresh token, for this server only, and a hint without content, for scripts of the site. */
export function sessionCookies(
  { refreshToken, refreshTokenExpiration }: EditorTokens,
  now: number,
  scope: CookieScope,
): string[] {
  const seconds = refreshTokenExpiration - now / 1000;
  return [
    setCookie('refresh', encodeURIComponent(refreshToken), seconds, scope),
    setCookie('hint', '1', seconds, scope),
  ];
}

/** Ends the session in the browser; attributes as when it was made, or the browser keeps it. */
export function endedSessionCookies(scope: CookieScope): string[] {
  return [setCookie('refresh', '', 0, scope), setCookie('hint', '', 0, scope)];
}

/** Ties a login to the browser that began it. */
export function stateCookie(state: string, scope: CookieScope): string {
  return setCookie('state', state, LOGIN_SECONDS, scope);
}

export function endedStateCookie(scope: CookieScope): string {
  return setCookie('state', '', 0, scope);
}

/** The refresh token of a request; undefined when there is none, or one that we never set. */
export function refreshTokenOf(header: string | null | undefined, scope: CookieScope): string | undefined {
  const value = readCookie(header, 'refresh', scope);
  try {
    return value && decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
