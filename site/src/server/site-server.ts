import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { createPageContext } from '../cms-client/page-context.ts';
import { siteConfig } from '../config/site.config.ts';
import { isCursor } from '../content/cursor.ts';
import { previewTarget } from '../editors/preview/editor-redirect.ts';
import type { FormsEndpoint } from '../forms/server/endpoint/forms-endpoint.ts';
import { compress } from '../page-cache/compress.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { encodePath } from '../page-cache/path-key.ts';
import { storedPage } from '../page-cache/stored-page.ts';
import { redirectTarget } from '../routing/canonical-path.ts';
import { routeOf } from '../routing/routes.ts';
import type { AstroHandler } from './astro-handler.ts';
import { createEditorAnswer } from './editors/answer-editor.ts';
import type { EditorDoor } from './editors/editor-door.ts';
import { sendToPrivatePage } from './editors/private-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { guardBody, guardHost, guardUrl, isKnownHost } from './guard.ts';
import type { Health } from './health.ts';
import type { HitStep } from './hit-step.ts';
import { log, logRequest } from './log.ts';
import type { MediaEndpoint } from './media/media-endpoint.ts';
import type { Operators } from './operators/operators.ts';
import type { PageRenderer } from './render-page.ts';
import type { Revalidate } from './revalidation/revalidate.ts';
import type { SearchDoor } from './search-door.ts';
import { securityHeaders } from './security-headers.ts';
import { sendRedirect, sendText } from './send.ts';
import { isFetchedAhead, sendPage } from './send-page.ts';
import type { StaticAssets } from './static-assets.ts';

export interface SiteServerParts {
  handler: AstroHandler;
  client: CmsClient;
  cache: PageCache;
  render: PageRenderer;
  errorPages: ErrorPages;
  assets: StaticAssets;
  health: Health;
  hits: HitStep;
  searchDoor: SearchDoor;
  revalidate: Revalidate;
  forms: FormsEndpoint;
  media: Pick<MediaEndpoint, 'sendMedia' | 'sendImage'>;
  operators: Operators;
  editorDoor: EditorDoor;
  /** Counts a request for an unknown path, and tells whether its visitor has made few of them lately. */
  isNewcomer: (req: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean;
  /** Where the site lives; other hosts are refused when it is strict. */
  siteUrl: URL;
  isHostStrict: boolean;
}

/** The key of a page: its path and the one parameter that changes what a listing shows. */
function pageKey(path: string, query: string): string | undefined {
  const after = new URLSearchParams(query).get('after');
  if (!after) return encodePath(path);
  return isCursor(after) ? `${encodePath(path)}?after=${encodeURIComponent(after)}` : undefined;
}

/** Answers every request: guard, health, files, endpoints, pages, in this order. */
export function createSiteListener(parts: SiteServerParts) {
  const { handler, client, cache, render, errorPages, assets, health, hits, searchDoor, revalidate } = parts;
  const { forms, media, operators, editorDoor, isNewcomer, siteUrl, isHostStrict } = parts;
  const answerEditor = createEditorAnswer(parts);
  const everyAnswer = Object.entries(securityHeaders(siteUrl.protocol === 'https:'));

  async function answerPage(req: IncomingMessage, res: ServerResponse, path: string, query: string): Promise<void> {
    const target = redirectTarget(path, query);
    if (target !== undefined) return sendRedirect(res, 308, target);
    const key = pageKey(path, query);
    if (key === undefined) return sendText(res, 400, 'Bad request.');
    const served = await cache.get(key, {
      isAhead: isFetchedAhead(req),
      isNewcomer: () => isNewcomer(req),
    });
    // Too many made-up places in lists lately: the list itself is better than an error.
    if (!served && key.includes('?')) return sendRedirect(res, 307, encodePath(path));
    // The only answer that looks at a cookie; it is never stored.
    if (served?.page.status === 404 && (await sendToPrivatePage(req, res, path, editorDoor))) return;
    sendPage(req, res, served, errorPages, String(res.getHeader('x-request-id')));
    if (served?.state === 'HIT') hits.note(req, key);
  }

  /** Files for machines have one form, whatever stands behind a question mark. */
  async function answerDocument(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    // Nobody looks at these, and a large sitemap takes its time: visitors go first.
    sendPage(req, res, await cache.get(path, { isAhead: true }), errorPages, String(res.getHeader('x-request-id')));
  }

  /** Pages of ours that depend on what is asked for are rendered each time, and never kept. */
  async function answerOwnPage(req: IncomingMessage, res: ServerResponse, path: string, query: string): Promise<void> {
    const target = redirectTarget(path, query);
    if (target !== undefined) return sendRedirect(res, 308, target);
    const refusal = path === siteConfig.paths.search ? searchDoor(req, query) : undefined;
    if (refusal) return sendText(res, refusal.status, refusal.text, refusal.headers);
    const requestId = String(res.getHeader('x-request-id'));
    const rendered = await render(query ? `${path}?${query}` : path, requestId);
    const unkept = { ...rendered, headers: { ...rendered.headers, 'cache-control': 'no-store' } };
    const page = { ...storedPage(unkept, 0, 0), ...(await compress(rendered.body)) };
    sendPage(req, res, { page, state: 'MISS', ageSeconds: 0 }, errorPages, requestId);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = guardUrl(req.url ?? '');
    if ('status' in url) return sendText(res, url.status, 'Bad request.', { connection: 'close' });
    const { path, query } = url;
    const route = routeOf(path);
    const refusal = guardHost(req.rawHeaders) ?? guardBody(req.headers, route.kind === 'form');
    if (refusal) return sendText(res, refusal.status, 'Bad request.', { connection: 'close' });
    if (await health.answer(res, path)) return;
    if (await operators(req, res, path)) return;
    if (!isKnownHost(req.headers.host, siteUrl.host, isHostStrict)) return sendText(res, 421, 'Unknown host.');
    const preview = previewTarget(path, query);
    const methods: readonly string[] = route.kind === 'nothing' ? ['GET', 'HEAD'] : route.methods;
    if (!methods.includes(req.method ?? '')) {
      return sendText(res, 405, 'Method not allowed.', { allow: methods.join(', '), connection: 'close' });
    }
    if (await assets(req, res, path)) return;
    if (preview && (route.kind === 'page' || route.kind === 'own-page')) return sendRedirect(res, 307, preview);
    switch (route.kind) {
      case 'editor':
        return answerEditor(req, res, path, query);
      case 'endpoint':
        return handler(req, res, undefined, createPageContext(client, String(res.getHeader('x-request-id'))));
      case 'media':
        return media.sendMedia(req, res, path.slice('/media/'.length));
      case 'image':
        return media.sendImage(req, res, query);
      case 'form':
        return forms.take(req, res, route.formId);
      case 'form-token':
        return forms.giveToken(req, res, route.formId);
      case 'webhook':
        return revalidate(req, res);
      case 'own-page':
        return answerOwnPage(req, res, path, query);
      case 'page':
        return answerPage(req, res, path, query);
      case 'document':
        return answerDocument(req, res, path);
      case 'moved':
        return sendRedirect(res, 308, encodePath(route.target));
      case 'nothing':
        return sendText(res, 404, 'Not found.');
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (hits.answer(req, res)) return;
    const startedAt = performance.now();
    const requestId = randomUUID();
    for (const [name, value] of everyAnswer) res.setHeader(name, value);
    res.setHeader('x-request-id', requestId);
    res.once('close', () =>
      logRequest({
        requestId,
        method: req.method ?? '',
        path: (req.url ?? '').replace(/\?.*$/s, ''),
        status: res.statusCode,
        milliseconds: Math.round(performance.now() - startedAt),
        cache: res.getHeader('x-cache')?.toString(),
      }),
    );
    try {
      await answer(req, res);
    } catch (error) {
      log.error({ requestId, err: error }, 'the request failed');
      if (res.headersSent) res.destroy();
      else
        sendPage(
          req,
          res,
          { page: errorPages.internal(requestId), state: 'MISS', ageSeconds: 0 },
          errorPages,
          requestId,
        );
    }
  };
}
