import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { UNITS } from '../catalogue/figures/unit-choice.ts';
import type { UnitSystem } from '../catalogue/figures/units.ts';
import type { ConsentRule } from '../consent/consent-rule.ts';
import { isCursor } from '../content/cursor.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { encodePath } from '../page-cache/path-key.ts';
import type { ServedPage } from '../page-cache/served-page.ts';
import { keyInUnits } from '../page-cache/units-key.ts';
import { withQuery } from '../redirects/find-rule.ts';
import type { RedirectStatus } from '../redirects/rule.ts';
import { canonicalPath, redirectTarget } from '../routing/canonical-path.ts';
import { numberParameters, numberQuery } from '../routing/numbered-content.ts';
import type { EditorServices } from './editors/editor-services.ts';
import { sendToPrivatePage } from './editors/private-page.ts';
import type { Responder } from './exchange.ts';
import { sendRedirect, sendText } from './http/send.ts';
import { chosenUnits } from './page/chosen-units.ts';
import type { ErrorPages } from './page/error-pages.ts';
import type { HitStep } from './page/hit-step.ts';
import type { MovedPages } from './page/moved-pages.ts';
import { isFetchedAhead, sendPage } from './page/send-page.ts';

export interface PageResponderParts {
  moved: MovedPages;
  cache: PageCache;
  hits: HitStep;
  errorPages: ErrorPages;
  editorServices: EditorServices;
  /** Which visitors have to consent before third parties load. */
  consentRule: ConsentRule;
  siteUrl: URL;
}

/** The cache key of a page: its path and the one parameter that changes what a listing shows, or a query by number. */
function pageKey(path: string, query: string): string | undefined {
  const numbered = numberQuery(path, query);
  if (numbered !== undefined) return `/?${numbered}`;
  const after = readUrlEncoded(query).get('after');
  if (!after) return encodePath(path);
  return isCursor(after) ? `${encodePath(path)}?after=${encodeURIComponent(after)}` : undefined;
}

function isThere(served: ServedPage | undefined): boolean {
  return served !== undefined && served.page.status !== 404 && served.page.status !== 503;
}

function temporary(status: RedirectStatus): RedirectStatus {
  return status === 410 || status === 451 ? status : 307;
}

/** A redirect to a renamed page with the parameters of the request: advertisements are counted by them. */
function keepingQuery(served: ServedPage, query: string): ServedPage {
  const { page } = served;
  const { location } = page.headers;
  if (query === '' || location === undefined) return served;
  const headers = { ...page.headers, location: withQuery(location, query, numberParameters) };
  return { ...served, page: { ...page, headers } };
}

/** A page with figures in the units that the visitor chose; as it is while that one cannot be rendered. */
async function inUnits(
  cache: PageCache,
  key: string,
  written: ServedPage,
  units: UnitSystem | undefined,
  isAhead: boolean,
): Promise<ServedPage> {
  const shownKey = keyInUnits(key, written.page, units);
  const shown = shownKey === key ? undefined : await cache.get(shownKey, { isAhead });
  return shown?.page.status === 200 ? shown : written;
}

/** Sends pages of the CMS through the page cache. */
export function createPageResponder(parts: PageResponderParts): Responder {
  const { cache, hits, errorPages, editorServices, consentRule, moved, siteUrl } = parts;
  return async (exchange) => {
    const { req, res, path, query, requestId } = exchange;
    // It may have an old link that only the CMS redirects.
    const isNewcomer = () => !moved.hasCmsRules() && exchange.attempt('unknown-paths') === 0;
    const key = pageKey(canonicalPath(path), query);
    if (key === undefined) return sendText(res, 400, 'Bad request.');
    const isMoved = () => moved.findPattern(exchange) !== undefined;
    const isAhead = isFetchedAhead(req);
    const { units, cookie } = chosenUnits(exchange, siteUrl);
    const written = await cache.get(key, { isAhead, isNewcomer, isMoved });
    const served = written && (await inUnits(cache, key, written, units, isAhead));
    // Made-up cursors have used up the budget: the start of the list is better than an error.
    if (!served && key.includes('?')) return sendRedirect(res, 307, withQuery(encodePath(path), query, ['after']));
    // The only body that depends on a cookie; it is never stored.
    if (served?.page.status === 404 && (await sendToPrivatePage(exchange, editorServices))) return;
    const move = isThere(served) ? undefined : moved.findPattern(exchange);
    // While the CMS fails, it is unknown whether there is a page.
    if (move)
      return moved.send(exchange, served?.page.status === 404 ? move : { ...move, status: temporary(move.status) });
    if (moved.leaveOldHost(exchange)) return;
    const canonical = redirectTarget(path, query);
    if (canonical !== undefined) return sendRedirect(res, 308, canonical);
    sendPage(req, res, served && keepingQuery(served, query), errorPages, requestId, consentRule, cookie);
    if (served?.state === 'HIT' && !query.includes(UNITS)) hits.record(req, key);
  };
}

/** Sends files for machines, such as the feed. Their query is ignored. */
export function createDocumentResponder({
  cache,
  errorPages,
}: Pick<PageResponderParts, 'cache' | 'errorPages'>): Responder {
  return async ({ req, res, path, requestId }) => {
    // A large sitemap takes long, so visitors' pages go first.
    sendPage(req, res, await cache.get(path, { isAhead: true }), errorPages, requestId);
  };
}
