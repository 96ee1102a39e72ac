import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewTarget } from '../editors/preview/editor-redirect.ts';
import { isOwnPage, redirectTarget } from '../routing/canonical-path.ts';
import type { RouteKind } from '../routing/route-row.ts';
import { routeOf } from '../routing/routes.ts';
import { noTracing, type Tracing } from '../telemetry/tracing.ts';
import type { Exchange, Step } from './exchange.ts';
import { sendRedirect, sendText } from './http/send.ts';
import type { StaticAssets } from './http/static-assets.ts';
import { log, logRequest } from './operators/log.ts';
import { createMovedPages, type MovedParts } from './page/moved-pages.ts';
import { failedPage, sendPage } from './page/send-page.ts';
import type { AccessOptions } from './policy/access.ts';
import { createPolicy } from './policy/apply-policy.ts';
import { clientOf } from './policy/client-address.ts';
import { createDenialSender } from './policy/denial.ts';
import { guardUrl } from './policy/guard.ts';
import { createAttempts } from './policy/rate-check.ts';
import type { Limits } from './policy/rate-limits.ts';
import { type KnownHosts, refuse } from './policy/refuse.ts';
import { createResponders, type ResponderParts } from './responders.ts';

export interface PipelineParts extends Omit<ResponderParts, 'moved'> {
  redirects: MovedParts['redirects'];
  /** Hosts of earlier sites, which redirect. */
  oldHosts?: readonly string[];
  assets: StaticAssets;
  limits: Limits;
  access: Omit<AccessOptions, 'operatorsToken'>;
  /** Number of trusted proxies in front of the site. */
  trustedProxies: number;
  /** Sent with every response. */
  headers: Readonly<Record<string, string>>;
  isHostStrict: boolean;
  tracing?: Tracing;
  /** Called when a request ended to which the hit step did not respond; `none` when its URL is not one. */
  recordRequest?: (route: RouteKind | 'none', status: number, cache: string | undefined) => void;
}

/** Pages with one canonical path; endpoints and files have no other spelling. */
function hasCanonicalPath(kind: RouteKind, path: string): boolean {
  return kind === 'page' || isOwnPage(path);
}

/** The steps of a request to which the hit step did not respond, in their order. */
function createSteps(parts: PipelineParts): readonly Step[] {
  const { assets, errorPages, siteUrl, isHostStrict, limits, forms, operatorsToken, oldHosts = [], redirects } = parts;
  const hosts: KnownHosts = { host: siteUrl.host, isStrict: isHostStrict, old: oldHosts };
  const moved = createMovedPages({ redirects, errorPages, render: parts.render, siteUrl, oldHosts });
  const responders = createResponders({ ...parts, moved });

  const sendDenial = createDenialSender({ form: forms.deny, 'form-token': forms.deny });
  const applyPolicy = createPolicy({ ...parts.access, operatorsToken, limits, sendDenial });

  const guardRequest: Step = ({ req, res, route }) => {
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

  const redirectToCanonical: Step = ({ res, path, query, route }) => {
    const target = hasCanonicalPath(route.kind, path) ? redirectTarget(path, query) : undefined;
    // One redirect is enough where a pattern moves the path.
    if (target === undefined || (route.kind === 'page' && moved.findPattern({ path, query }))) return false;
    sendRedirect(res, 308, target);
    return true;
  };

  const respond: Step = async (exchange) => {
    await responders[exchange.route.kind](exchange);
    return true;
  };

  return [guardRequest, sendFile, moved.redirectMoved, redirectPreview, redirectToCanonical, applyPolicy, respond];
}

/**
 * The steps of every request, in production as in development: a cached page at once, or the guard, files,
 * redirects, the policy of the route's row and the route's responder, in this order.
 */
export function createPipeline(parts: PipelineParts) {
  const { hits, headers, errorPages, limits, recordRequest, tracing = noTracing } = parts;
  const steps = createSteps(parts);

  async function run(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> {
    const url = guardUrl(req.url ?? '');
    if ('status' in url) {
      res.once('close', () => recordRequest?.('none', res.statusCode, undefined));
      return sendText(res, url.status, 'Bad request.', { connection: 'close' });
    }
    const client = clientOf(req, parts.trustedProxies);
    const route = routeOf(url.path, url.query);
    res.once('close', () => recordRequest?.(route.kind, res.statusCode, res.getHeader('x-cache')?.toString()));
    const attempt = createAttempts(limits, route, client.key);
    const exchange: Exchange = { req, res, requestId, ...url, route, client, attempt };
    const runSteps = async () => {
      for (const step of steps) if (await step(exchange)) return;
    };
    if (!tracing.request) return runSteps();
    await tracing.request(req.headers, runSteps, () => ({
      method: req.method ?? '',
      route: route.kind,
      status: res.statusCode,
      cache: res.getHeader('x-cache')?.toString(),
    }));
  }

  function fail(req: IncomingMessage, res: ServerResponse, requestId: string, error: unknown): void {
    log.error({ requestId, err: error }, 'the request failed');
    if (res.headersSent) return void res.destroy();
    sendPage(req, res, failedPage(500), errorPages, requestId);
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (hits.respond(req, res)) return;
    const startedAt = performance.now();
    const requestId = randomUUID();
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('x-request-id', requestId);
    res.once('close', () => logRequest(req, res, requestId, startedAt));
    await run(req, res, requestId).catch((error: unknown) => fail(req, res, requestId, error));
  };
}
