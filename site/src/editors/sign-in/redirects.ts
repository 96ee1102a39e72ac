import { cmsLoginUrl, loginPagePath } from './auth-strategy.ts';
import type { EditorAccess } from './editor-access.ts';
import { readCookie, stateCookie } from './editor-cookies.ts';
import { newLoginState } from './login-state.ts';

function redirect(status: 303 | 307, location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}

/** Leads on after something was done. @param path of this site. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  return redirect(303, path, cookies);
}

/**
 * To the login of the CMS, and back to `path`. A login that is under way in another tab goes on.
 * @param path of this site.
 */
export function toCmsLogin(request: Request, editors: EditorAccess, path: string): Response {
  const { cookies, cmsUrl, origin } = editors;
  const state = readCookie(request.headers.get('cookie'), 'state', cookies) ?? newLoginState();
  return redirect(307, cmsLoginUrl(cmsUrl, origin + path, state), [stateCookie(state, cookies)]);
}

/** To wherever editors sign in, and back to `path` of this site. */
export function toLogin(request: Request, editors: EditorAccess, path: string, cookies: readonly string[] = []) {
  const answer =
    editors.settings.strategy === 'local'
      ? redirect(307, loginPagePath(editors.settings, path), [])
      : toCmsLogin(request, editors, path);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}
