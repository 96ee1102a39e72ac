import { UNITS } from '../../catalogue/figures/unit-choice.ts';
import { permalink } from '../../config/cms-places.ts';
import type { ConsentRule } from '../../consent/consent-rule.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { encodePath } from '../../page-cache/path-key.ts';
import type { ServedPage } from '../../page-cache/served-page.ts';
import { OWN_PAGE } from '../../routing/route-row.ts';
import type { Exchange, Responder } from '../exchange.ts';
import type { PageRenderer } from '../render-page.ts';
import { justRendered } from '../render-page.ts';
import { chosenUnits } from './chosen-units.ts';
import type { ErrorPages } from './error-pages.ts';
import { sendPage } from './send-page.ts';

interface OwnPageParts {
  cache: Pick<PageCache, 'get'>;
  render: PageRenderer;
  errorPages: ErrorPages;
  consentRule: ConsentRule;
  siteUrl: URL;
}

const permalinkOf = (path: string) => permalink(path.endsWith('/') ? path : `${path}/`);

/** The stored page at the path of a page of the site's own. */
export async function editorsPage(cache: Pick<PageCache, 'get'>, path: string): Promise<ServedPage | undefined> {
  const served = await cache.get(encodePath(permalinkOf(path)));
  return served?.page.status === 200 ? served : undefined;
}

/** Sends pages of the site itself that depend on their query: rendered each time, and never stored. */
export function createOwnPageResponder({ cache, render, errorPages, consentRule, siteUrl }: OwnPageParts): Responder {
  /** The stored page at the path of one that yields to it; a request with the page's own parameter is for the site's. */
  async function pageInstead({ path, query, route: { givesWay, limit } }: Exchange): Promise<ServedPage | undefined> {
    if (givesWay === 'stored itself' && path === permalinkOf(path)) {
      const stored = await editorsPage(cache, path);
      return query !== '' && stored?.page.tags.includes(OWN_PAGE) ? undefined : stored;
    }
    if (givesWay !== true || new URLSearchParams(query).has(limit?.parameter ?? '')) return undefined;
    return editorsPage(cache, path);
  }

  return async (exchange) => {
    const { req, res, path, query, requestId } = exchange;
    const instead = await pageInstead(exchange);
    if (instead) return sendPage(req, res, instead, errorPages, requestId, consentRule);
    const { units, cookie } = chosenUnits(exchange, siteUrl);
    // The first value counts.
    const whole = [units && `${UNITS}=${units}`, query].filter(Boolean).join('&');
    const page = justRendered(await render(whole ? `${path}?${whole}` : path, requestId));
    sendPage(req, res, page, errorPages, requestId, consentRule, cookie);
  };
}
