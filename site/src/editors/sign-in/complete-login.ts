import type { EditorAccess } from './editor-access.ts';
import { endedStateCookie, readCookie } from './editor-cookies.ts';
import { isOwnLogin } from './login-state.ts';
import { seeOther } from './redirects.ts';
import { withoutLogin } from './return-path.ts';
import { sessionFrom, sessionOfRequest } from './session-of-request.ts';

/** The result of a login that returned from the CMS. */
export type LoginEnd = { kind: 'response'; response: Response } | { kind: 'foreign' } | { kind: 'refused' };

/**
 * Turns the code in a URL into a session and redirects to `path`; the URL with the code is
 * never rendered, so that no history and no referrer contains it.
 * @param path target after the login; by default the URL without the login's parameters.
 * @returns undefined when the URL has no code.
 * @throws CmsError when the CMS does not respond.
 */
export async function completeLogin(
  request: Request,
  editors: EditorAccess,
  path?: string,
): Promise<LoginEnd | undefined> {
  const url = new URL(request.url);
  const code = url.searchParams.get('code');
  if (code === null) return undefined;
  const cookie = request.headers.get('cookie');
  const target = path ?? withoutLogin(url);
  if (!isOwnLogin(url.searchParams.get('state'), readCookie(cookie, 'state', editors.cookies))) {
    // Two tabs may sign in at the same time: the second returns after the first has succeeded.
    const session = await sessionOfRequest(request.headers, editors);
    return session.kind === 'signed-in'
      ? { kind: 'response', response: seeOther(target, session.cookies) }
      : { kind: 'foreign' };
  }
  const session = sessionFrom(await editors.sessions.begin(code), editors);
  if (session.kind === 'signed-out') return { kind: 'refused' };
  return { kind: 'response', response: seeOther(target, [...session.cookies, endedStateCookie(editors.cookies)]) };
}
