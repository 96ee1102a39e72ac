import type { EditorAccess } from './editor-access.ts';
import { endedSessionCookies, readCookie } from './editor-cookies.ts';
import { jsonResponse } from './json-response.ts';

/**
 * `POST /api/faust/auth/logout`: ends the session here, in the browser, and at the CMS if it supports
 * that. The browser is signed out even when the CMS does not respond.
 */
export async function logoutResponse(request: Request, editors: EditorAccess): Promise<Response> {
  const refreshToken = readCookie(request.headers.get('cookie'), 'refresh', editors.cookies);
  // Beyond the limit, only this browser is signed out.
  const mayEnd =
    refreshToken !== undefined && !(editors.sessions.isGuess(refreshToken) && (await editors.limits.token()) > 0);
  if (mayEnd) {
    await editors.sessions
      .end(refreshToken)
      .catch((error: unknown) => editors.warn(error, 'a session could not be ended at the CMS'));
  }
  return signedOut(editors);
}

/**
 * `POST /api/faust/auth/logout-everywhere`: ends all sessions of the editor, in other browsers and at the
 * CMS too. 501 when the CMS does not support it, and then no session ends: to report that all have ended
 * would be worse than to end none.
 */
export async function logoutEverywhereResponse(request: Request, editors: EditorAccess): Promise<Response> {
  const refreshToken = readCookie(request.headers.get('cookie'), 'refresh', editors.cookies);
  if (refreshToken === undefined) return jsonResponse(401, { error: 'Unauthorized' });
  try {
    const hasEnded = await editors.sessions.endEverywhere(refreshToken);
    return hasEnded ? signedOut(editors) : jsonResponse(501, { error: 'The CMS cannot end other sessions.' });
  } catch (error) {
    editors.warn(error, 'the sessions of an editor could not be ended');
    return jsonResponse(503, { error: 'The CMS does not respond.' });
  }
}

function signedOut({ cookies }: EditorAccess): Response {
  const headers = new Headers();
  for (const cookie of endedSessionCookies(cookies)) headers.append('set-cookie', cookie);
  return new Response(null, { status: 205, headers });
}
