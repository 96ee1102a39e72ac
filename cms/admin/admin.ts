import { can } from '../accounts/capabilities.ts';
import type { Session, Sessions } from '../accounts/sessions.ts';
import type { Handler } from '../web/handler.ts';
import { plainResponse } from '../web/plain-response.ts';
import { adminPath } from './admin-path.ts';
import type { AdminDesk, AdminRequest, Screen } from './admin-request.ts';
import { asset } from './assets/asset.ts';
import { largestUpload } from './media/accepted-file.ts';
import { messagePage } from './page/admin-page.ts';
import { type PostedForm, postedForm } from './page/posted-form.ts';
import { seeOther } from './page/responses.ts';
import { screenAt } from './screens/screens.ts';

/** A file of the largest size, or several smaller ones, and the fields of the form. */
const largestPost = 36_000_000;

/**
 * The admin, at WordPress's paths. Without a session the response leads to the login; every post must
 * come from a form of the admin, in this session, by a user who may do it.
 */
export function admin(desk: AdminDesk): Handler {
  const { sessions } = desk.accounts;
  return async (request, address) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/wp-admin/assets/')) return asset(request, address);
    const session = sessions.of(request);
    if (!session) return signInFirst(request, url, sessions);
    const { user } = session;
    const [token, form] = [sessions.csrfToken(session), postedForm(new FormData())];
    const visit: AdminRequest = { ...desk, request, address, url, session, user, token, form };
    const screen = screenAt(url);
    if (!screen)
      return messagePage(visit, { title: 'Not found', status: 404, text: 'This admin has no page at this URL.' });
    if (!can(visit.user, screen.needs)) {
      // A user without any rights still has a profile.
      if (url.pathname === adminPath) return seeOther('/wp-admin/profile.php');
      const text = 'Your account may not do this. Ask an administrator of the site.';
      return messagePage(visit, { title: 'Not allowed', status: 403, text });
    }
    if (request.method === 'POST') return post(visit, screen, session, sessions);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(visit, screen);
    return screen.get ? screen.get(visit) : notAllowed(visit, screen);
  };
}

async function post(visit: AdminRequest, screen: Screen, session: Session, sessions: Sessions): Promise<Response> {
  if (!screen.post) return notAllowed(visit, screen);
  const form = await readForm(visit.request);
  if (!form) {
    const text = `What you sent is too large or could not be read. Files may have ${largestUpload / 1_000_000} MB each.`;
    return messagePage(visit, { title: 'Too large', status: 413, text });
  }
  if (!sessions.isFromOwnForm(session, visit.request, form.text('_wpnonce'))) {
    const text =
      'This did not come from a page of this admin, so nothing was changed. Go back, open the page again and send it once more.';
    return messagePage(visit, { title: 'Not sent', status: 403, text });
  }
  return screen.post({ ...visit, form });
}

async function readForm(request: Request): Promise<PostedForm | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largestPost) return undefined;
  try {
    return postedForm(await request.formData());
  } catch {
    // Aborted, too long, or not a form: in each case there is nothing to read.
    return undefined;
  }
}

function signInFirst(request: Request, url: URL, sessions: Sessions): Response {
  if (request.method === 'GET' || request.method === 'HEAD')
    return seeOther(sessions.loginUrl(`${url.pathname}${url.search}`));
  // A redirect to the login would lose what was typed; going back keeps it.
  const text = 'You are signed out, so nothing was saved. Sign in in another tab, go back and send it again.';
  return plainResponse(401, text, { 'cache-control': 'no-store' });
}

function notAllowed(visit: AdminRequest, { get, post: posts }: Screen): Response {
  const allow = [get && 'GET, HEAD', posts && 'POST'].filter((method) => method !== undefined).join(', ');
  const text = "This page doesn't accept that kind of request.";
  const response = messagePage(visit, { title: 'Not allowed', status: 405, text });
  response.headers.set('allow', allow);
  return response;
}
