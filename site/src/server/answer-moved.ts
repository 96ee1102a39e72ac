import { encodePath } from '../page-cache/path-key.ts';
import type { ServedPage } from '../page-cache/served-page.ts';
import type { Redirects } from '../redirects/open-redirects.ts';
import type { Asked, Move, RedirectStatus } from '../redirects/rule.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import { oldPath } from '../routing/old-path.ts';
import { routeOf } from '../routing/routes.ts';
import type { ErrorPages } from './error-pages.ts';
import type { Exchange, Step } from './exchange.ts';
import { justRendered } from './just-rendered.ts';
import type { PageRenderer } from './render-page.ts';
import { sendRedirect } from './send.ts';
import { sendPage } from './send-page.ts';

export interface MovedParts {
  redirects: Pick<Redirects, 'find' | 'findPattern' | 'hasCmsRules' | 'record'>;
  errorPages: ErrorPages;
  render: PageRenderer;
  siteUrl: URL;
  /** Hosts of earlier sites. */
  oldHosts: readonly string[];
}

/** A target as the site answers it at once: a redirect must not lead to one that is known beforehand. */
export function finalTarget(to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  if (!path.startsWith('/')) return to;
  const decoded = decodeURIComponent(path);
  const moved = oldPath(decoded);
  if (moved !== undefined) return encodePath(moved) + rest;
  return (routeOf(decoded, rest.slice(1)).kind === 'page' ? encodePath(canonicalPath(decoded)) : path) + rest;
}

/** Answers requests for addresses that a rule moves. */
export function createMovedAnswers({ redirects, errorPages, render, siteUrl, oldHosts }: MovedParts) {
  const gonePages = new Map<RedirectStatus, ServedPage>();

  /** The page for what is not there anymore, rendered with the first request for it. */
  async function gonePage(status: 410 | 451, requestId: string): Promise<ServedPage> {
    const known = gonePages.get(status);
    if (known) return known;
    const served = await justRendered(await render(`/_${status}`, requestId));
    if (served.page.status === status) gonePages.set(status, served);
    return served;
  }

  async function send(exchange: Pick<Exchange, 'req' | 'res' | 'requestId'>, move: Move, origin = ''): Promise<void> {
    const { req, res, requestId } = exchange;
    redirects.record(move);
    if (move.status === 410 || move.status === 451) {
      sendPage(req, res, await gonePage(move.status, requestId), errorPages, requestId);
    } else {
      sendRedirect(res, move.status, (move.to.startsWith('/') ? origin : '') + finalTarget(move.to));
    }
  }

  /** Exact rules count before anything that the site has at a path, and on old hosts everything moves. */
  const redirectMoved: Step = async (exchange) => {
    const { req, res, path, query, route } = exchange;
    const name = req.headers.host?.toLowerCase() ?? '';
    const host = oldHosts.includes(name) ? name : '';
    if (route.kind === 'health' || route.kind === 'operators') return false;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const move = isRead ? redirects.find({ host, path, query }) : undefined;
    if (move) await send(exchange, move, host === '' ? '' : siteUrl.origin);
    else if (host !== '')
      sendRedirect(res, isRead ? 301 : 308, siteUrl.origin + finalTarget(encodePath(path)) + (query && `?${query}`));
    return move !== undefined || host !== '';
  };

  /** The pattern for an address; it counts where nothing else is. */
  const findPattern = (asked: Omit<Asked, 'host'>) => redirects.findPattern({ host: '', ...asked });

  return { redirectMoved, findPattern, hasCmsRules: redirects.hasCmsRules, send };
}

export type MovedAnswers = ReturnType<typeof createMovedAnswers>;
