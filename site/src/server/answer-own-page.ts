import type { ConsentRule } from '../consent/consent-rule.ts';
import { compress } from '../page-cache/compress.ts';
import { storedPage } from '../page-cache/stored-page.ts';
import type { ErrorPages } from './error-pages.ts';
import type { Answer } from './exchange.ts';
import type { PageRenderer } from './render-page.ts';
import { sendPage } from './send-page.ts';

interface OwnPageParts {
  render: PageRenderer;
  errorPages: ErrorPages;
  consentRule: ConsentRule;
}

/** Answers pages of the site itself that depend on their query: rendered each time, and never stored. */
export function createOwnPageAnswer({ render, errorPages, consentRule }: OwnPageParts): Answer {
  return async ({ req, res, path, query, requestId }) => {
    const rendered = await render(query ? `${path}?${query}` : path, requestId);
    const page = { ...storedPage(rendered, 0, 0), ...(await compress(rendered.body)) };
    sendPage(req, res, { page, state: 'MISS', ageSeconds: 0 }, errorPages, requestId, consentRule);
  };
}
