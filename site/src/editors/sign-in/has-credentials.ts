import type { IncomingHttpHeaders } from 'node:http';
import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { type CookieScope, readCookie } from './editor-cookies.ts';
import type { EditorSessions } from './editor-sessions.ts';

/** Longer ones are not tokens of WordPress. */
const BEARER = /^Bearer (\S{1,4096})$/;

/** The access token that a script of the site sends. */
export function bearerToken(authorization: string | null | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

/** Whether a request carries what an editor's session consists of; only the CMS can say whether it still counts. */
export function hasCredentials({ cookie, authorization }: IncomingHttpHeaders, scope: CookieScope): boolean {
  return readCookie(cookie, 'refresh', scope) !== undefined || bearerToken(authorization) !== undefined;
}

/** Whether the CMS is about to check a request's code, cookie or token: others may have made it up. */
export function isGuess(
  { cookie, authorization }: IncomingHttpHeaders,
  query: string,
  scope: CookieScope,
  sessions: Pick<EditorSessions, 'isGuess' | 'knowsAccess'>,
): boolean {
  const code = readUrlEncoded(query).get('code');
  const refreshToken = readCookie(cookie, 'refresh', scope);
  const accessToken = bearerToken(authorization);
  return (
    (code !== null && sessions.isGuess(code)) ||
    (refreshToken !== undefined && sessions.isGuess(refreshToken)) ||
    (accessToken !== undefined && !sessions.knowsAccess(accessToken))
  );
}
