import type { EditorAccess } from './editor-access.ts';
import { endedStateCookie, readCookie } from './editor-cookies.ts';
import { isOwnLogin } from './login-state.ts';
import { seeOther } from './redirects.ts';
import { withoutLogin } from './return-path.ts';
import { sessionFrom, sessionOfRequest } from './session-of-request.ts';

/** How a login that came back from the CMS ends. */
export type LoginEnd = { kind: 'answer'; response: Response } | { kind: 'foreign' } | { kind: 'refused' };

/**
 * Turns the code of an address into a session and leads on to `path`; the address with the code is
 * only ever redirected from, so that no history and no referrer has it.
 * @param path where the login comes back to; by default the address without what the login left there.
 * @returns undefined when the address carries no code.
 * @throws CmsError when the CMS cannot tell.
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
    // Two tabs may have begun to sign in: the second comes back when the first has succeeded.
    const session = await sessionOfRequest(request.headers, editors);
    return session.kind === 'signed-in'
      ? { kind: 'answer', response: seeOther(target, session.cookies) }
      : { kind: 'foreign' };
  }
  const session = sessionFrom(await editors.sessions.begin(code), editors);
  if (session.kind === 'signed-out') return { kind: 'refused' };
  return { kind: 'answer', response: seeOther(target, [...session.cookies, endedStateCookie(editors.cookies)]) };
}
