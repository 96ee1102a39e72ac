import type { CmsClient } from '../../cms-client/cms-client.ts';
import { createPageContext } from '../../cms-client/page-context.ts';
import { untilAborted } from '../../cms-client/until-aborted.ts';
import { siteConfig } from '../../config/site.config.ts';
import { ownHostTarget } from '../../editors/preview/editor-redirect.ts';
import { isOwnPage } from '../../routing/canonical-path.ts';
import { type AstroHandler, renderRequest } from '../astro-handler.ts';
import type { ErrorPages } from '../error-pages.ts';
import type { Answer } from '../exchange.ts';
import { log } from '../log.ts';
import { sendRedirect, sendText } from '../send.ts';
import { failedPage, sendPage } from '../send-page.ts';
import type { EditorServices } from './editor-services.ts';

interface EditorAnswerParts {
  handler: AstroHandler;
  client: CmsClient;
  editorServices: EditorServices;
  errorPages: ErrorPages;
  siteUrl: URL;
  /** Milliseconds in which an editor is answered. */
  pageMs: number;
}

/**
 * Answers what only editors use: with the browser's cookies, past the page cache, and not to be kept
 * or found by anybody.
 */
export function createEditorAnswer(parts: EditorAnswerParts): Answer {
  const { handler, client, editorServices, errorPages, siteUrl, pageMs } = parts;
  return async (exchange) => {
    const { req, res, path, requestId } = exchange;
    const isPage = isOwnPage(path);
    const ownHost =
      isPage && req.method === 'GET' ? ownHostTarget(req.headers.host, siteUrl, req.url ?? '/') : undefined;
    if (ownHost !== undefined) return sendRedirect(res, 307, ownHost);
    res.setHeader('x-robots-tag', 'noindex, nofollow');
    // The page's own policy says who may show a preview in a frame; this older header cannot.
    if (path === siteConfig.paths.preview) res.removeHeader('x-frame-options');
    // A preview asks more often than a page, and as the editor; what it asks ends with its own time.
    const signal = AbortSignal.timeout(pageMs);
    const context = { ...createPageContext(client, requestId, { signal }), ...editorServices(exchange) };
    const answer = await untilAborted(renderRequest(handler, req, context), signal).catch((error: unknown) => {
      if (error !== signal.reason) throw error;
    });
    if (!answer) {
      log.warn({ requestId }, 'an editor was not answered in time');
      if (isPage) return sendPage(req, res, undefined, errorPages, requestId);
      return sendText(res, 503, 'Unavailable.', { 'retry-after': '30' });
    }
    if (context.failure) log.warn({ requestId, err: context.failure }, 'an editor could not be answered');
    if (isPage && answer.status >= 500) {
      return sendPage(req, res, failedPage(answer.status), errorPages, requestId);
    }
    const { 'set-cookie': _joined, ...headers } = answer.headers;
    res.writeHead(answer.status, { ...headers, ...(answer.cookies.length > 0 && { 'set-cookie': answer.cookies }) });
    res.end(req.method === 'HEAD' ? undefined : answer.body);
  };
}
