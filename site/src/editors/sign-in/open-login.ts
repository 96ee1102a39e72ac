import * as texts from '@headwater/brand/texts.ts';
import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { completeLogin } from './complete-login.ts';
import type { EditorAccess } from './editor-access.ts';
import { seeOther, toCmsLogin } from './redirects.ts';
import { returnPath } from './return-path.ts';
import { sessionFrom, sessionOfRequest } from './session-of-request.ts';

/** What the login page shows if it does not redirect. */
export type LoginScreen =
  | { kind: 'form'; status: 200 | 401 | 429; account: string; error: string | undefined; path: string }
  | { kind: 'foreign' | 'refused'; status: 400; path: string };

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}

async function tryPassword(request: Request, editors: EditorAccess, path: string): Promise<Response | LoginScreen> {
  if (editors.settings.strategy !== 'local') return plain(405, 'Editors sign in at the CMS.', { allow: 'GET, HEAD' });
  const fields = readUrlEncoded(await request.text().catch(() => ''));
  const account = (fields.get('account') ?? '').trim();
  const password = fields.get('password') ?? '';
  const form = { kind: 'form', account, path } as const;
  if (!account || !password) return { ...form, status: 401, error: texts.loginIncomplete };
  const seconds = await editors.limits.password(account);
  if (seconds > 0) return { ...form, status: 429, error: texts.loginWait(seconds) };
  const login = await editors.passwordLogin(account, password);
  if ('error' in login) return { ...form, status: 401, error: login.error };
  const session = sessionFrom(await editors.sessions.begin(login.code), editors);
  if (session.kind === 'signed-out') return { ...form, status: 401, error: texts.loginWithdrawn };
  return seeOther(path, session.cookies);
}

/**
 * The login page: redirects signed-in editors, signs in those who return from the CMS,
 * redirects others to the CMS, or shows a password form, as configured.
 * @throws CmsError when the CMS does not respond.
 */
export async function openLogin(request: Request, editors: EditorAccess): Promise<Response | LoginScreen> {
  const { searchParams } = new URL(request.url);
  const path = returnPath(searchParams.get('redirect_uri'), editors.origin);
  if (path === undefined) return plain(400, 'redirect_uri must be a URL of this site.');
  if (request.method === 'POST') return tryPassword(request, editors, path);
  const end = await completeLogin(request, editors, path);
  if (end?.kind === 'response') return end.response;
  if (end) return { kind: end.kind, status: 400, path };
  const session = await sessionOfRequest(request.headers, editors);
  if (session.kind === 'signed-in') return seeOther(path, session.cookies);
  if (editors.settings.strategy === 'local') return { kind: 'form', status: 200, account: '', error: undefined, path };
  return toCmsLogin(request, editors, `/login?redirect_uri=${encodeURIComponent(path)}`);
}
