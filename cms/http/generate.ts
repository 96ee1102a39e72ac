import type { Accounts } from '../accounts/accounts.ts';
import type { Handler } from '../web/handler.ts';
import { plainResponse } from '../web/plain-response.ts';

interface GenerateOptions {
  accounts: Accounts;
  /** Origins that codes may be sent to. */
  frontEnds: readonly string[];
}

/**
 * FaustWP's `/generate?redirect_uri=…`: sends a signed-in user back to a front end with a code
 * for them, and anyone else to the login first.
 */
export function generate({ accounts: { sessions, grants }, frontEnds }: GenerateOptions): Handler {
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    const target = frontEndUrl(redirectUri, frontEnds);
    if (!target) {
      return plainResponse(
        400,
        `redirect_uri must be a URL of the site (${frontEnds.join(', ')}). If the site has moved, set SITE_URL for the CMS too.`,
      );
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

/** The URL, if its origin is exactly one of the front ends'; FaustWP accepts any port of localhost. */
function frontEndUrl(redirectUri: string, frontEnds: readonly string[]): URL | undefined {
  // No base: a relative URL does not name a front end.
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  // A blob: URL has the origin of the page that created it.
  const isPlain = /^https?:$/.test(url?.protocol ?? '') && url?.username === '' && url.password === '';
  return isPlain && frontEnds.includes(url.origin) ? url : undefined;
}

function redirect(location: string): Response {
  // The URL contains a code, which must not reach another page as the referrer.
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
