import type { EditorAccess } from './editor-access.ts';
import { endedStateCookie, readCookie } from './editor-cookies.ts';
import { jsonResponse } from './json-response.ts';
import { isOwnLogin } from './login-state.ts';
import { type RequestSession, sessionFrom, sessionOfRequest } from './session-of-request.ts';

async function sessionFor(request: Request, code: string | null, editors: EditorAccess): Promise<RequestSession> {
  if (code === null) return sessionOfRequest(request.headers, editors);
  const session = sessionFrom(await editors.sessions.begin(code), editors);
  return { ...session, cookies: [...session.cookies, endedStateCookie(editors.cookies)] };
}

/**
 * `GET /api/faust/auth/token[?code=…&state=…]`: an access token for a script of this site. The refresh
 * token stays in its cookie, where no script reads it.
 */
export async function tokenResponse(request: Request, editors: EditorAccess): Promise<Response> {
  const { headers } = request;
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('code');
  const expected = readCookie(headers.get('cookie'), 'state', editors.cookies);
  if (code !== null && !isOwnLogin(searchParams.get('state'), expected)) {
    return jsonResponse(400, { error: 'This sign-in did not begin in this browser.' });
  }
  try {
    const session = await sessionFor(request, code, editors);
    if (session.kind === 'signed-out') return jsonResponse(session.status, session.body, session.cookies);
    const { accessToken, accessTokenExpiration } = session.tokens;
    return jsonResponse(200, { accessToken, accessTokenExpiration }, session.cookies);
  } catch (error) {
    editors.warn(error, 'an access token could not be fetched');
    return jsonResponse(500, { error: 'Internal Server Error' });
  }
}
