import type { AuthorizeResponse, EditorTokens } from '../../cms-client/authorize.ts';
import type { EditorAccess } from './editor-access.ts';
import { endedSessionCookies, readCookie, sessionCookies } from './editor-cookies.ts';

/** Whether a request is from an editor. The response must set `cookies` in any case. */
export type RequestSession =
  | { kind: 'signed-in'; tokens: EditorTokens; cookies: string[] }
  | { kind: 'signed-out'; status: number; body: object; cookies: string[] };

/** The meaning of the CMS's response for the browser. */
export function sessionFrom(response: AuthorizeResponse, { cookies }: EditorAccess): RequestSession {
  return response.kind === 'granted'
    ? { kind: 'signed-in', tokens: response.tokens, cookies: sessionCookies(response.tokens, Date.now(), cookies) }
    : { kind: 'signed-out', status: response.status, body: response.refusal, cookies: endedSessionCookies(cookies) };
}

/**
 * The session behind a request's cookie.
 * @throws CmsError when the CMS does not respond; the cookie stays then.
 */
export async function sessionOfRequest(headers: Headers, editors: EditorAccess): Promise<RequestSession> {
  const header = headers.get('cookie');
  const refreshToken = readCookie(header, 'refresh', editors.cookies);
  const hasHint = readCookie(header, 'hint', editors.cookies) !== undefined;
  if (refreshToken === undefined) {
    const cookies = hasHint ? endedSessionCookies(editors.cookies) : [];
    return { kind: 'signed-out', status: 401, body: { error: 'Unauthorized' }, cookies };
  }
  const session = sessionFrom(await editors.sessions.renew(refreshToken), editors);
  const isKnown = session.kind === 'signed-in' && session.tokens.refreshToken === refreshToken && hasHint;
  return isKnown ? { ...session, cookies: [] } : session;
}
