import { randomBytes } from 'node:crypto';
import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Accounts } from '../../accounts/accounts.ts';
import { sameSecret, signature } from '../../accounts/secret-token.ts';
import { isFromElsewhere } from '../../accounts/sessions.ts';
import type { SignIn } from '../../accounts/sign-in.ts';
import type { Handler } from '../../web/handler.ts';
import type { Html } from '../../web/html.ts';
import { plainResponse } from '../../web/plain-response.ts';
import { type LoginForm, loginForm, loginFrame, logoutForm, lostPassword } from './login-page.ts';

export interface LoginOptions {
  accounts: Accounts;
  baseUrl: string;
  /** Where a sign-in may redirect to; browsers block other redirects after a form. */
  siteOrigin: string;
  siteTitle: () => string;
}

const formCookie = { name: 'headwater-login', path: '/wp-login.php', httpOnly: true, sameSite: 'strict' } as const;

/** WordPress's `/wp-login.php`: sign in, sign out, and what to do about a lost password. */
export function login({ accounts, baseUrl, siteOrigin, siteTitle }: LoginOptions): Handler {
  const { sessions, signIn, key } = accounts;
  const policy = `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`;

  function page(heading: string, body: Html, status = 200, cookie?: string): Response {
    const headers = {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      ...(cookie !== undefined && { 'set-cookie': cookie }),
    };
    return new Response(loginFrame({ siteTitle: siteTitle(), heading, body }), { status, headers });
  }

  /** The form, with a token of this browser that proves the posted form came from here. */
  function form(request: Request, fields: Omit<LoginForm, 'token'>, status = 200): Response {
    const browser = browserOf(request) ?? randomBytes(32).toString('base64url');
    const cookie = stringifySetCookie({ ...formCookie, value: browser, secure: baseUrl.startsWith('https:') });
    return page('Log in', loginForm({ ...fields, token: signature(key, 'login', browser) }), status, cookie);
  }

  function isOwnForm(request: Request, token: string): boolean {
    const browser = browserOf(request);
    return !isFromElsewhere(request, baseUrl) && !!browser && sameSecret(token, signature(key, 'login', browser));
  }

  async function enter(request: Request, fields: URLSearchParams, address: string): Promise<Response> {
    const name = fields.get('log') ?? '';
    const redirectTo = fields.get('redirect_to') ?? '';
    const again = (text: string, status: number) =>
      form(request, { name, redirectTo, message: { kind: 'error', text } }, status);
    if (!isOwnForm(request, fields.get('_wpnonce') ?? '')) {
      return again('This form had expired. Please log in once more.', 403);
    }
    const result = await signIn({ name, password: fields.get('pwd') ?? '', address });
    if (result.outcome !== 'signed-in') {
      const response = again(refusal(result), result.outcome === 'throttled' ? 429 : 200);
      if (result.outcome === 'throttled') response.headers.set('retry-after', String(result.retryAfterSeconds));
      return response;
    }
    const earlier = sessions.of(request);
    if (earlier) sessions.close(earlier.idHash);
    const cookie = sessions.open(result.user, { remember: fields.has('rememberme') });
    return redirect(ownUrl(redirectTo, baseUrl) ?? `${baseUrl}/wp-admin/`, cookie);
  }

  function leave(request: Request, token: string): Response {
    const session = sessions.of(request);
    const goodbye = `${baseUrl}/wp-login.php?loggedout=true`;
    if (!session) return redirect(goodbye);
    if (sessions.isFromOwnForm(session, request, token)) return redirect(goodbye, sessions.close(session.idHash));
    return page('Log out?', logoutForm({ name: session.user.name, token: sessions.csrfToken(session) }));
  }

  return async (request, address) => {
    const { searchParams } = new URL(request.url);
    const action = searchParams.get('action') ?? 'login';
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
      return plainResponse(405, 'Not allowed.', { allow: 'GET, HEAD, POST' });
    }
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    if (isPost && !isForm) return plainResponse(415, 'The login form is sent as application/x-www-form-urlencoded.');
    const fields = isPost ? readUrlEncoded(await request.text()) : searchParams;

    if (action === 'logout') return leave(request, fields.get('_wpnonce') ?? '');
    if (action === 'lostpassword') return page('Lost your password?', lostPassword);
    if (isPost) return enter(request, fields, address);
    const isGone = searchParams.get('loggedout') === 'true';
    return form(request, {
      name: '',
      redirectTo: searchParams.get('redirect_to') ?? '',
      ...(isGone && { message: { kind: 'done', text: 'You are now logged out.' } }),
    });
  };
}

function redirect(location: string, cookie?: string): Response {
  const headers = { location, 'cache-control': 'no-store', ...(cookie !== undefined && { 'set-cookie': cookie }) };
  return new Response(null, { status: 302, headers });
}

/** What identifies a browser that has been sent the form. */
function browserOf(request: Request): string | undefined {
  const known = parseCookie(request.headers.get('cookie') ?? '')[formCookie.name];
  return known && /^[\w-]{43}$/.test(known) ? known : undefined;
}

function refusal(result: Exclude<SignIn, { outcome: 'signed-in' }>): string {
  if (result.outcome === 'refused') return 'Incorrect username or password.';
  const minutes = Math.ceil(result.retryAfterSeconds / 60);
  return `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/**
 * `candidate` as a full URL of this CMS; undefined if it is a URL of another origin. A full URL,
 * because a path such as `/.//elsewhere.example` is read as another host when it is resolved again.
 * @param baseUrl of the CMS, without trailing slash
 */
export function ownUrl(candidate: string | null | undefined, baseUrl: string): string | undefined {
  if (!candidate || !URL.canParse(candidate, `${baseUrl}/`)) return undefined;
  const url = new URL(candidate, `${baseUrl}/`);
  // The protocol too, since a blob: URL has the origin of the page that created it.
  const isOwn = url.origin === new URL(baseUrl).origin && url.protocol === new URL(baseUrl).protocol;
  return isOwn && url.username === '' && url.password === '' ? url.href : undefined;
}
