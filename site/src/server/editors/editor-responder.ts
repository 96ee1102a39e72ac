import type { CmsClient } from '../../cms-client/cms-client.ts';
import { createPageContext } from '../../cms-client/page-context.ts';
import type { SharedResponses } from '../../cms-client/shared-responses.ts';
import { untilAborted } from '../../cms-client/until-aborted.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { PageHandler, RenderedResponse } from '../../document/page-handler.ts';
import type { PageLocals } from '../../document/page-locals.ts';
import { ownHostTarget } from '../../editors/preview/editor-redirect.ts';
import { isOwnPage } from '../../routing/canonical-path.ts';
import type { Exchange, Responder } from '../exchange.ts';
import { readBody } from '../http/read-body.ts';
import { sendRedirect, sendText } from '../http/send.ts';
import { log } from '../operators/log.ts';
import type { ErrorPages } from '../page/error-pages.ts';
import { failedPage, sendPage } from '../page/send-page.ts';
import type { EditorServices } from './editor-services.ts';

interface EditorResponderParts {
  handler: PageHandler;
  client: CmsClient;
  /** Menus and site title: anybody may open a page of editors, and each would query them. */
  sharedResponses?: SharedResponses;
  editorServices: EditorServices;
  errorPages: ErrorPages;
  siteUrl: URL;
  /** Time limit of a rendering in milliseconds. */
  pageMs: number;
}

const TOO_LARGE: RenderedResponse = { status: 413, headers: {}, cookies: [], body: Buffer.from('Too large.\n') };

/**
 * Responds to requests for pages of editors only: with the browser's cookies, without the page cache, and never stored
 * or indexed.
 */
export function createEditorResponder(parts: EditorResponderParts): Responder {
  const { handler, client, sharedResponses: shared, editorServices, errorPages, siteUrl, pageMs } = parts;
  async function renderRequest({ req, route }: Exchange, context: PageLocals): Promise<RenderedResponse> {
    const { method = 'GET', url = '/', headers } = req;
    const body = method === 'POST' ? await readBody(req, route.largestBody) : undefined;
    if (method === 'POST' && !body) return TOO_LARGE;
    return handler({ target: url, method, headers, body }, context);
  }

  return async (exchange) => {
    const { req, res, path, requestId } = exchange;
    const isPage = isOwnPage(path);
    const ownHost =
      isPage && req.method === 'GET' ? ownHostTarget(req.headers.host, siteUrl, req.url ?? '/') : undefined;
    if (ownHost !== undefined) return sendRedirect(res, 307, ownHost);
    res.setHeader('x-robots-tag', 'noindex, nofollow');
    // The page's policy lists who may show a preview in a frame, which this older header cannot express.
    if (path === siteConfig.paths.preview) res.removeHeader('x-frame-options');
    // A preview sends more queries than a page, as the editor; its deadline aborts them.
    const signal = AbortSignal.timeout(pageMs);
    const context = { ...createPageContext(client, requestId, { signal, shared }), ...editorServices(exchange) };
    const response = await untilAborted(renderRequest(exchange, context), signal).catch((error: unknown) => {
      if (error !== signal.reason) throw error;
    });
    if (!response) {
      log.warn({ requestId }, 'the answer to an editor took too long');
      if (isPage) return sendPage(req, res, undefined, errorPages, requestId);
      return sendText(res, 503, 'Unavailable.', { 'retry-after': '30' });
    }
    if (context.failure) log.warn({ requestId, err: context.failure }, 'the answer to an editor failed');
    if (isPage && response.status >= 500) {
      return sendPage(req, res, failedPage(response.status), errorPages, requestId);
    }
    res.writeHead(response.status, {
      ...response.headers,
      ...(response.cookies.length > 0 && { 'set-cookie': [...response.cookies] }),
    });
    res.end(req.method === 'HEAD' ? undefined : response.body);
  };
}
