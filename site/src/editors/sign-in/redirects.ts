import { cmsLoginUrl, loginPagePath } from './auth-strategy.ts';
import type { EditorAccess } from './editor-access.ts';
import { readCookie, stateCookie } from './editor-cookies.ts';
import { newLoginState } from './login-state.ts';

function redirect(status: 303 | 307, location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}

/** Redirects after an action. @param path of this site. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  return redirect(303, path, cookies);
}

/**
 * To the CMS's login, and back to `path`. A login in another tab is not interrupted.
 * @param path of this site.
 */
export function toCmsLogin(request: Request, editors: EditorAccess, path: string): Response {
  const { cookies, cmsUrl, origin } = editors;
  const state = readCookie(request.headers.get('cookie'), 'state', cookies) ?? newLoginState();
  return redirect(307, cmsLoginUrl(cmsUrl, origin + path, state), [stateCookie(state, cookies)]);
}

/** To the configured sign-in, and back to `path` of this site. */
export function toLogin(request: Request, editors: EditorAccess, path: string, cookies: readonly string[] = []) {
  const response =
    editors.settings.strategy === 'local'
      ? redirect(307, loginPagePath(editors.settings, path), [])
      : toCmsLogin(request, editors, path);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
