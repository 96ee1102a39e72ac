import { siteConfig } from '../../config/site.config.ts';
import { readCookie } from '../../editors/sign-in/editor-cookies.ts';
import { sessionOfRequest } from '../../editors/sign-in/session-of-request.ts';
import { fetchSeedNode } from '../../routing/fetch-seed-node.ts';
import type { Exchange } from '../exchange.ts';
import { log } from '../operators/log.ts';
import type { EditorServices } from './editor-services.ts';

interface PrivatePage {
  location: string;
  /** Cookies of the session, sent with the redirect. */
  cookies: string[];
}

/**
 * The preview of a page that is a 404 for visitors, for a signed-in editor
 * whose account may read it. No other response of the site's pages depends on a cookie.
 * @returns undefined for everyone else, and for a page that does not exist.
 * @throws CmsError when the CMS does not respond.
 */
async function findPrivatePage(exchange: Exchange, editorServices: EditorServices): Promise<PrivatePage | undefined> {
  const { req, path } = exchange;
  const { editors } = editorServices(exchange);
  const refreshToken = readCookie(req.headers.cookie, 'refresh', editors.cookies);
  if (refreshToken === undefined) return undefined;
  // Guesses must not cause requests to the CMS without limit.
  if (editors.sessions.isGuess(refreshToken) && (await editors.limits.token()) > 0) return undefined;
  const session = await sessionOfRequest(new Headers({ cookie: req.headers.cookie ?? '' }), editors);
  if (session.kind === 'signed-out') return undefined;
  const { accessToken } = session.tokens;
  const seed = await fetchSeedNode(
    (document, variables) => editors.queryAsEditor(document, variables, accessToken),
    path,
  );
  if (!seed?.isContentNode || seed.databaseId === undefined) return undefined;
  return { location: `${siteConfig.paths.preview}?p=${seed.databaseId}&preview=true`, cookies: session.cookies };
}

/**
 * Redirects an editor from a missing page to its preview, without any cache.
 * @returns whether it did; if not, nothing was sent.
 */
export async function sendToPrivatePage(exchange: Exchange, editorServices: EditorServices): Promise<boolean> {
  const { req, res, requestId } = exchange;
  if (!req.headers.cookie) return false;
  try {
    const found = await findPrivatePage(exchange, editorServices);
    if (!found) return false;
    res.writeHead(307, {
      location: found.location,
      'cache-control': 'private, no-store',
      ...(found.cookies.length > 0 && { 'set-cookie': found.cookies }),
    });
    res.end();
    return true;
  } catch (err) {
    // The editor then gets the visitor's 404.
    log.warn({ requestId, err }, 'a missing page could not be looked up');
    return false;
  }
}
