import { siteConfig } from '../../config/site.config.ts';
import { encodePath } from '../../page-cache/path-key.ts';
import type { ServedPage } from '../../page-cache/served-page.ts';
import type { Redirects } from '../../redirects/open-redirects.ts';
import type { Move, RedirectStatus, RequestedUrl } from '../../redirects/rule.ts';
import { canonicalPath } from '../../routing/canonical-path.ts';
import { oldPath, oldQuery } from '../../routing/old-path.ts';
import { routeOf } from '../../routing/routes.ts';
import type { Exchange, Step } from '../exchange.ts';
import { sendRedirect } from '../http/send.ts';
import type { PageRenderer } from '../render-page.ts';
import { justRendered } from '../render-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { sendPage } from './send-page.ts';

export interface MovedParts {
  redirects: Pick<Redirects, 'find' | 'findPattern' | 'hasCmsRules' | 'record'>;
  errorPages: ErrorPages;
  render: PageRenderer;
  siteUrl: URL;
  /** Hosts of earlier sites. */
  oldHosts: readonly string[];
}

/** A target as the site sends it at once: a redirect must not lead to one that is known beforehand. */
export function finalTarget(to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  if (!path.startsWith('/')) return to;
  const decoded = decodeURIComponent(path);
  const moved = oldPath(decoded);
  if (moved !== undefined) return encodePath(moved) + rest;
  return (routeOf(decoded, rest.slice(1)).kind === 'page' ? encodePath(canonicalPath(decoded)) : path) + rest;
}

/** Responds to requests for paths that a rule moves. */
export function createMovedPages({ redirects, errorPages, render, siteUrl, oldHosts }: MovedParts) {
  const gonePages = new Map<RedirectStatus, ServedPage & { until: number }>();

  /** The page for what is not there anymore, rendered at most once in `revalidateSeconds`: it has the menus. */
  async function gonePage(status: 410 | 451, requestId: string): Promise<ServedPage> {
    const known = gonePages.get(status);
    if (known && known.until > Date.now()) return known;
    const served = justRendered(await render(`/_${status}`, requestId));
    if (served.page.status === status)
      gonePages.set(status, { ...served, until: Date.now() + siteConfig.revalidateSeconds * 1000 });
    return served;
  }

  /** The old host that a request is for; empty on the site's own. */
  function oldHostOf({ req }: Pick<Exchange, 'req'>): string {
    const name = req.headers.host?.toLowerCase() ?? '';
    return oldHosts.includes(name) ? name : '';
  }

  async function send(exchange: Pick<Exchange, 'req' | 'res' | 'requestId'>, move: Move): Promise<void> {
    const { req, res, requestId } = exchange;
    const origin = oldHostOf(exchange) === '' ? '' : siteUrl.origin;
    redirects.record(move);
    if (move.status === 410 || move.status === 451) {
      sendPage(req, res, await gonePage(move.status, requestId), errorPages, requestId);
    } else {
      sendRedirect(res, move.status, (move.to.startsWith('/') ? origin : '') + finalTarget(move.to));
    }
  }

  /** The pattern for an address; it counts where nothing else is. */
  const findPattern = (requested: Omit<RequestedUrl, 'host'>) => redirects.findPattern({ host: '', ...requested });

  /** Leads a request for an old host to the same path of the site. @returns whether it was one */
  function leaveOldHost(exchange: Exchange): boolean {
    const { req, res, path, query } = exchange;
    if (oldHostOf(exchange) === '') return false;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const to = oldQuery(path, query) ?? finalTarget(encodePath(path)) + (query && `?${query}`);
    sendRedirect(res, isRead ? 301 : 308, siteUrl.origin + to);
    return true;
  }

  /** Exact rules count before anything that the site has at a path, and on old hosts everything moves. */
  const redirectMoved: Step = async (exchange) => {
    const { req, path, query, route } = exchange;
    if (route.kind === 'health' || route.kind === 'operators') return false;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const move = isRead ? redirects.find({ host: oldHostOf(exchange), path, query }) : undefined;
    if (move) await send(exchange, move);
    if (move) return true;
    // Whether a pattern counts, only the response of the route knows.
    const isLeft = isRead && (route.kind === 'page' || route.kind === 'nothing') && findPattern(exchange);
    return !isLeft && leaveOldHost(exchange);
  };

  return { redirectMoved, leaveOldHost, findPattern, hasCmsRules: redirects.hasCmsRules, send };
}

export type MovedPages = ReturnType<typeof createMovedPages>;
