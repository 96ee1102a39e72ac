import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import type { ConsentRule } from '../consent/consent-rule.ts';
import { isCursor } from '../content/cursor.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { encodePath } from '../page-cache/path-key.ts';
import type { EditorServices } from './editors/editor-services.ts';
import { sendToPrivatePage } from './editors/private-page.ts';
import type { ErrorPages } from './error-pages.ts';
import type { Answer } from './exchange.ts';
import type { HitStep } from './hit-step.ts';
import { sendRedirect, sendText } from './send.ts';
import { isFetchedAhead, sendPage } from './send-page.ts';

export interface PageAnswerParts {
  cache: PageCache;
  hits: HitStep;
  errorPages: ErrorPages;
  editorServices: EditorServices;
  /** Which visitors the site asks before third parties load. */
  consentRule: ConsentRule;
}

/** The cache key of a page: its path and the one parameter that changes what a listing shows. */
function pageKey(path: string, query: string): string | undefined {
  const after = readUrlEncoded(query).get('after');
  if (!after) return encodePath(path);
  return isCursor(after) ? `${encodePath(path)}?after=${encodeURIComponent(after)}` : undefined;
}

/** Answers pages of the CMS through the page cache. */
export function createPageAnswer(parts: PageAnswerParts): Answer {
  const { cache, hits, errorPages, editorServices, consentRule } = parts;
  return async (exchange) => {
    const { req, res, path, query, requestId } = exchange;
    const isNewcomer = () => exchange.attempt('unknown-paths') === 0;
    const key = pageKey(path, query);
    if (key === undefined) return sendText(res, 400, 'Bad request.');
    const served = await cache.get(key, { isAhead: isFetchedAhead(req), isNewcomer });
    // Made-up cursors have used up the budget: the start of the list is better than an error.
    if (!served && key.includes('?')) return sendRedirect(res, 307, encodePath(path));
    // The only body that depends on a cookie; it is never stored.
    if (served?.page.status === 404 && (await sendToPrivatePage(exchange, editorServices))) return;
    sendPage(req, res, served, errorPages, requestId, consentRule);
    if (served?.state === 'HIT') hits.record(req, key);
  };
}

/** Answers files for machines, such as the feed. Their query is ignored. */
export function createDocumentAnswer({ cache, errorPages }: Pick<PageAnswerParts, 'cache' | 'errorPages'>): Answer {
  return async ({ req, res, path, requestId }) => {
    // A large sitemap takes long, so visitors' pages go first.
    sendPage(req, res, await cache.get(path, { isAhead: true }), errorPages, requestId);
  };
}
