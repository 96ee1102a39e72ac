import type { EditorAccess } from './editor-access.ts';
import { endedSessionCookies, refreshTokenOf } from './editor-cookies.ts';
import { jsonAnswer } from './json-answer.ts';
import { isSameOrigin } from './same-origin.ts';

/**
 * `POST /api/faust/auth/logout`: ends the session here, in the browser, and at the CMS as far as that
 * can. The browser is signed out even when the CMS cannot be asked.
 */
export async function answerLogout(request: Request, editors: EditorAccess): Promise<Response> {
  if (!isSameOrigin(request.headers, editors.siteUrl)) return jsonAnswer(403, { error: 'Forbidden' });
  const refreshToken = refreshTokenOf(request.headers.get('cookie'), editors.cookies);
  if (refreshToken !== undefined) {
    await editors.sessions
      .end(refreshToken)
      .catch((error: unknown) => editors.warn(error, 'a session could not be ended at the CMS'));
  }
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of endedSessionCookies(editors.cookies)) headers.append('set-cookie', cookie);
  return new Response(null, { status: 205, headers });
}
