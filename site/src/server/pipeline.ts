import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewTarget } from '../editors/preview/editor-redirect.ts';
import { routeOf } from '../routing/routes.ts';
import { type AnswerParts, createAnswers } from './answers.ts';
import type { Exchange, Step } from './exchange.ts';
import { guardUrl } from './guard.ts';
import { log, logRequest } from './log.ts';
import { type KnownHosts, refuse } from './refuse.ts';
import { sendRedirect, sendText } from './send.ts';
import { failedPage, sendPage } from './send-page.ts';
import type { StaticAssets } from './static-assets.ts';

export interface PipelineParts extends AnswerParts {
  assets: StaticAssets;
  /** Sent with every response. */
  headers: Readonly<Record<string, string>>;
  isHostStrict: boolean;
}

/**
 * The one way that a request takes, in production as in development: a cached page at once, or the guard, the policy
 * of the route's row, files, previews and the route's answer, in this order.
 */
export function createPipeline(parts: PipelineParts) {
  const { hits, headers, assets, errorPages, siteUrl, isHostStrict } = parts;
  const hosts: KnownHosts = { host: siteUrl.host, isStrict: isHostStrict };
  const everyHeader = Object.entries(headers);
  const answers = createAnswers(parts);

  const applyPolicy: Step = ({ req, res, route }) => {
    if (route.cache === 'never') res.setHeader('cache-control', 'no-store');
    const refusal = refuse(req, route, hosts);
    if (refusal) sendText(res, refusal.status, refusal.text, refusal.headers);
    return refusal !== undefined;
  };

  const sendFile: Step = ({ req, res, path }) => assets(req, res, path);

  /** WordPress writes links to previews with the path of the published page. */
  const redirectPreview: Step = ({ res, path, query, route }) => {
    const target = route.kind === 'page' || route.kind === 'own-page' ? previewTarget(path, query) : undefined;
    if (target !== undefined) sendRedirect(res, 307, target);
    return target !== undefined;
  };

  const answerRoute: Step = async (exchange) => {
    await answers[exchange.route.kind](exchange);
    return true;
  };

  const steps: readonly Step[] = [applyPolicy, sendFile, redirectPreview, answerRoute];

  async function run(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> {
    const url = guardUrl(req.url ?? '');
    if ('status' in url) return sendText(res, url.status, 'Bad request.', { connection: 'close' });
    const exchange: Exchange = { req, res, requestId, ...url, route: routeOf(url.path) };
    for (const step of steps) if (await step(exchange)) return;
  }

  function fail(req: IncomingMessage, res: ServerResponse, requestId: string, error: unknown): void {
    log.error({ requestId, err: error }, 'the request failed');
    if (res.headersSent) return void res.destroy();
    sendPage(req, res, failedPage(500), errorPages, requestId);
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (hits.answer(req, res)) return;
    const startedAt = performance.now();
    const requestId = randomUUID();
    for (const [name, value] of everyHeader) res.setHeader(name, value);
    res.setHeader('x-request-id', requestId);
    res.once('close', () => logRequest(req, res, requestId, startedAt));
    await run(req, res, requestId).catch((error: unknown) => fail(req, res, requestId, error));
  };
}
