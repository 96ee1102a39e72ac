import type { Accounts } from '../accounts/accounts.ts';
import type { Handler } from '../web/handler.ts';
import { plainResponse } from '../web/plain-response.ts';

interface GenerateOptions {
  accounts: Accounts;
  /** Where codes may be sent to. */
  siteOrigin: string;
}

/**
 * FaustWP's `/generate?redirect_uri=…`: sends a signed-in user back to a front end with a code
 * for them, and anyone else to the login first.
 */
export function generate({ accounts: { sessions, grants }, siteOrigin }: GenerateOptions): Handler {
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    const target = siteUrlOf(redirectUri, siteOrigin);
    if (!target) {
      const text = `redirect_uri must be a URL of the site (${siteOrigin}). If the site has moved, set SITE_URL for the CMS too.`;
      return plainResponse(400, text);
    }
    const session = sessions.of(request);
    if (!session) {
      const back = `/generate/?redirect_uri=${encodeURIComponent(redirectUri)}`;
      return redirect(sessions.loginUrl(back));
    }
    target.searchParams.set('code', grants.issueCode(session.user, session.idHash));
    return redirect(target.href);
  };
}

/** The URL, if its origin is exactly the site's; FaustWP accepts any port of localhost. */
function siteUrlOf(redirectUri: string, siteOrigin: string): URL | undefined {
  // No base: a relative URL does not name the site.
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  // A blob: URL has the origin of the page that created it.
  const isPlain = /^https?:$/.test(url?.protocol ?? '') && url?.username === '' && url.password === '';
  return isPlain && url.origin === siteOrigin ? url : undefined;
}

function redirect(location: string): Response {
  // The URL contains a code, which must not reach another page as the referrer.
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
