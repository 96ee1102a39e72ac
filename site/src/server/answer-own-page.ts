import { siteConfig } from '../config/site.config.ts';
import { compress } from '../page-cache/compress.ts';
import { storedPage } from '../page-cache/stored-page.ts';
import { redirectTarget } from '../routing/canonical-path.ts';
import type { ErrorPages } from './error-pages.ts';
import type { Answer } from './exchange.ts';
import type { PageRenderer } from './render-page.ts';
import type { SearchGuard } from './search-guard.ts';
import { sendRedirect, sendText } from './send.ts';
import { sendPage } from './send-page.ts';

interface OwnPageParts {
  render: PageRenderer;
  searchGuard: SearchGuard;
  errorPages: ErrorPages;
}

/** Answers pages of the site itself that depend on their query: rendered each time, and never stored. */
export function createOwnPageAnswer({ render, searchGuard, errorPages }: OwnPageParts): Answer {
  return async ({ req, res, path, query, requestId }) => {
    const target = redirectTarget(path, query);
    if (target !== undefined) return sendRedirect(res, 308, target);
    const refusal = path === siteConfig.paths.search ? searchGuard(req, query) : undefined;
    if (refusal) return sendText(res, refusal.status, refusal.text, refusal.headers);
    const rendered = await render(query ? `${path}?${query}` : path, requestId);
    const uncached = { ...rendered, headers: { ...rendered.headers, 'cache-control': 'no-store' } };
    const page = { ...storedPage(uncached, 0, 0), ...(await compress(rendered.body)) };
    sendPage(req, res, { page, state: 'MISS', ageSeconds: 0 }, errorPages, requestId);
  };
}
