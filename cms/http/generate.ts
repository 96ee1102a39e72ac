import type { Accounts } from '../accounts/accounts.ts';
import type { Handler } from './handler.ts';
import { plainAnswer } from './plain-answer.ts';

interface GenerateOptions {
  accounts: Accounts;
  /** Origins that codes may be sent to. */
  frontEnds: readonly string[];
}

/**
 * FaustWP's `/generate?redirect_uri=…`: sends a signed-in user back to a front end with a code
 * for them, and everybody else to the login first.
 */
export function generate({ accounts: { sessions, grants }, frontEnds }: GenerateOptions): Handler {
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const wish = searchParams.get('redirect_uri') ?? '';
    const target = frontEndAddress(wish, frontEnds);
    if (!target) {
      return plainAnswer(
        400,
        `redirect_uri must be an address of the site (${frontEnds.join(', ')}). If the site has moved, set SITE_URL for the CMS too.`,
      );
    }
    const session = sessions.of(request);
    if (!session) {
      const back = `/generate/?redirect_uri=${encodeURIComponent(wish)}`;
      return redirect(sessions.loginUrl(back));
    }
    target.searchParams.set('code', grants.issueCode(session.user, session.idHash));
    return redirect(target.href);
  };
}

/** The address, when it is exactly one of the front ends'; FaustWP lets any port of localhost pass. */
function frontEndAddress(wish: string, frontEnds: readonly string[]): URL | undefined {
  // No base: a relative URL belongs to no front end.
  const url = URL.canParse(wish) ? new URL(wish) : undefined;
  // A blob: address has the origin of the page that made it.
  const isPlain = /^https?:$/.test(url?.protocol ?? '') && url?.username === '' && url.password === '';
  return isPlain && frontEnds.includes(url.origin) ? url : undefined;
}

function redirect(location: string): Response {
  // The address holds a code: nothing that leads on from here may tell it.
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
