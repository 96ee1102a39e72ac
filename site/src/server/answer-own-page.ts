import { permalink } from '../config/cms-places.ts';
import type { ConsentRule } from '../consent/consent-rule.ts';
import { compress } from '../page-cache/compress.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { encodePath } from '../page-cache/path-key.ts';
import type { ServedPage } from '../page-cache/served-page.ts';
import { storedPage } from '../page-cache/stored-page.ts';
import type { ErrorPages } from './error-pages.ts';
import type { Answer, Exchange } from './exchange.ts';
import type { PageRenderer } from './render-page.ts';
import { sendPage } from './send-page.ts';

interface OwnPageParts {
  cache: Pick<PageCache, 'get'>;
  render: PageRenderer;
  errorPages: ErrorPages;
  consentRule: ConsentRule;
}

/** Answers pages of the site itself that depend on their query: rendered each time, and never stored. */
export function createOwnPageAnswer({ cache, render, errorPages, consentRule }: OwnPageParts): Answer {
  /** The CMS's page at the path of one that yields to it; a request with the page's own parameter is for the site's. */
  async function pageInstead({ path, query, route: { yields, limit } }: Exchange): Promise<ServedPage | undefined> {
    if (!yields || new URLSearchParams(query).has(limit?.parameter ?? '')) return undefined;
    const served = await cache.get(encodePath(permalink(`${path}/`)));
    return served?.page.status === 200 ? served : undefined;
  }

  return async (exchange) => {
    const { req, res, path, query, requestId } = exchange;
    const instead = await pageInstead(exchange);
    if (instead) return sendPage(req, res, instead, errorPages, requestId, consentRule);
    const rendered = await render(query ? `${path}?${query}` : path, requestId);
    const page = { ...storedPage(rendered, 0, 0), ...(await compress(rendered.body)) };
    sendPage(req, res, { page, state: 'MISS', ageSeconds: 0 }, errorPages, requestId, consentRule);
  };
}
