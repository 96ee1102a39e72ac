import { parseCookie, stringifySetCookie } from 'cookie';
import type { EditorTokens } from '../../cms-client/authorize.ts';

/** The scope of this site's cookies. */
export interface CookieScope {
  isSecure: boolean;
  /** Path of the site, such as `/`: two sites on one host have separate sessions. */
  path: string;
}

export type EditorCookie = 'refresh' | 'state' | 'hint';

/** Seconds for a login, from the site to the CMS and back. */
const LOGIN_SECONDS = 600;

/** The cookie scope of a site's URL. */
export function cookieScope(siteUrl: URL): CookieScope {
  return { isSecure: siteUrl.protocol === 'https:', path: siteUrl.pathname };
}

/** A browser accepts a `__Host-` cookie only from this host, over https and for all paths. */
function cookieName(cookie: EditorCookie, { isSecure, path }: CookieScope): string {
  const names = { refresh: 'faust-rt', state: 'faust-state', hint: 'faust-auth' } as const;
  const mayBeBound = isSecure && path === '/' && cookie !== 'hint';
  return `${mayBeBound ? '__Host-' : ''}${names[cookie]}`;
}

/** A value that this site never sets counts as missing. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** A cookie's value in a `Cookie` header; undefined when it is missing, empty, or not as this site sets it. */
export function readCookie(
  header: string | null | undefined,
  cookie: EditorCookie,
  scope: CookieScope,
): string | undefined {
  return parseCookie(header ?? '', { decode })[cookieName(cookie, scope)] || undefined;
}

function setCookie(cookie: EditorCookie, value: string, maxAge: number, scope: CookieScope): string {
  const settings = {
    name: cookieName(cookie, scope),
    value,
    path: scope.path,
    maxAge: Math.max(0, Math.floor(maxAge)),
    sameSite: 'lax',
    httpOnly: cookie !== 'hint',
    secure: scope.isSecure,
  } as const;
  // By itself the library encodes only what a cookie cannot hold: a `%` would not come back as it was.
  return stringifySetCookie(settings, { encode: encodeURIComponent });
}

/** The refresh token, which only this server reads, and a hint without content for the site's scripts. */
export function sessionCookies(
  { refreshToken, refreshTokenExpiration }: EditorTokens,
  now: number,
  scope: CookieScope,
): string[] {
  const seconds = refreshTokenExpiration - now / 1000;
  return [setCookie('refresh', refreshToken, seconds, scope), setCookie('hint', '1', seconds, scope)];
}

/** Deletes the session's cookies, with the attributes that they were set with; otherwise the browser keeps them. */
export function endedSessionCookies(scope: CookieScope): string[] {
  return [setCookie('refresh', '', 0, scope), setCookie('hint', '', 0, scope)];
}

/** Ties a login to the browser that started it. */
export function stateCookie(state: string, scope: CookieScope): string {
  return setCookie('state', state, LOGIN_SECONDS, scope);
}

export function endedStateCookie(scope: CookieScope): string {
  return setCookie('state', '', 0, scope);
}
