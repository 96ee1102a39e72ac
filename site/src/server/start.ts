import type { Server } from 'node:http';
import { createLimitedServer, httpLimits } from '@headwater/contract/http/http-limits.ts';
import { createShutdown } from '@headwater/contract/http/shutdown.ts';
import { createAuthorizer } from '../cms-client/authorize.ts';
import { configuredClient } from '../cms-client/configured-client.ts';
import { limits } from '../cms-client/limits.ts';
import { createSharedAnswers } from '../cms-client/shared-answers.ts';
import { env, isSiteUrlExplicit } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import { openPreviewLinks } from '../editors/preview/preview-links.ts';
import { runSecretCheck } from '../editors/sign-in/secret-check.ts';
import { fetchAvailability } from '../forms/server/closed-forms.ts';
import { createClosedNotices } from '../forms/server/closed-notices.ts';
import { createFormsEndpoint } from '../forms/server/endpoint/forms-endpoint.ts';
import { createOutcomeSender } from '../forms/server/endpoint/send-outcome.ts';
import { formsAmong, formTag } from '../forms/server/form-tag.ts';
import { openLeadService } from '../leads/lead-service.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import { isDocument } from '../routing/routes.ts';
import type { AstroHandler } from './astro-handler.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { clientKey } from './client-address.ts';
import { createEditorDoor, previewLinksFile } from './editors/editor-door.ts';
import { BuildError, prepareErrorPages } from './error-pages.ts';
import { createHealth } from './health.ts';
import { createHitStep } from './hit-step.ts';
import { flushLog, log } from './log.ts';
import { createMediaEndpoint } from './media/media-endpoint.ts';
import { startDiskProbe } from './operators/disk-probe.ts';
import { createOperators, type Operators } from './operators/operators.ts';
import { readSiteState } from './operators/state.ts';
import { createRateLimit } from './rate-limit.ts';
import { alwaysKnown, readPaths } from './read-paths.ts';
import { createPageRenderer } from './render-page.ts';
import { createRevalidate } from './revalidation/revalidate.ts';
import { createSearchDoor } from './search-door.ts';
import { securityHeaders } from './security-headers.ts';
import { sendText } from './send.ts';
import { createSiteListener } from './site-server.ts';
import { openSiteSnapshot } from './site-snapshot.ts';

const DIST = new URL('../../dist/', import.meta.url);

async function loadHandler(): Promise<AstroHandler> {
  try {
    const { handler } = (await import(new URL('server/entry.mjs', DIST).href)) as { handler: AstroHandler };
    return handler;
  } catch (cause) {
    throw new BuildError('The site is not built, or its build is broken. Run `npm run build`.', { cause });
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
}

/** `/metrics` and `/healthz` with details, for programs on this machine. */
async function startOperationsServer(operators: Operators): Promise<Server | undefined> {
  if (env.OPERATIONS_PORT === undefined) return undefined;
  const server = createLimitedServer(async (req, res) => {
    if (!(await operators(req, res, req.url ?? ''))) sendText(res, 404, 'Not found.');
  });
  await listen(server, env.OPERATIONS_PORT, '127.0.0.1');
  return server;
}

/**
 * Starts the site. SIGTERM and SIGINT stop it as `createShutdown` says.
 * @throws BuildError when there is no working build, ConfigurationError when the data folder cannot be written, a
 * system error when a port cannot be had.
 */
export async function startSite(): Promise<void> {
  checkDataFolder(env.DATA_DIR);
  const client = configuredClient((message) => log.warn(message));
  const previewLinks = openPreviewLinks(previewLinksFile(env.DATA_DIR));
  const editorDoor = createEditorDoor(client, previewLinks);
  const [handler, { snapshot, assets }] = await Promise.all([loadHandler(), openSiteSnapshot(DIST)]);
  const siteUrl = new URL(env.SITE_URL);
  const desk = openLeadService({
    client,
    cmsUrl: env.CMS_URL,
    whenUnsure: env.LEADS_WHEN_UNSURE,
    dataFolder: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    log: (level, message, details) => log[level](details, message),
    onClosed: (formId) => void cache.purge({ tags: [formTag(formId)], paths: [], isUrgent: true }),
  });
  const shared = createSharedAnswers(client, limits.shared);
  const render = createPageRenderer(handler, client, shared, desk.note);
  const closedNotices = createClosedNotices({ fetchForms: () => fetchAvailability(client.queryPublic) });
  const forms = { formFullUntil: desk.fullForms.until, closedNotices };
  const cache: PageCache = createPageCache({
    render: (key, signal) => render(key, undefined, { signal, ...forms }),
    answerMs: limits.page,
    renderMs: (key) => (isDocument(key) ? limits.document : limits.page),
    onChange: shared.clear,
    maxBytes: siteConfig.pageCacheBytes,
    snapshot,
    freshSeconds: siteConfig.revalidateSeconds,
    missing: { seconds: siteConfig.notFoundSeconds, budget: siteConfig.notFoundBudget },
    settleSeconds: siteConfig.settleSeconds,
    always: alwaysKnown,
    isLasting: (tag) => formsAmong([tag]).length > 0,
    readPaths: () => readPaths(client),
  });
  const purgeAndReopen: PageCache['purge'] = (change) => {
    for (const formId of formsAmong(change.tags)) desk.fullForms.forget(formId);
    return cache.purge(change);
  };
  const health = createHealth(cache);
  const errorPages = await prepareErrorPages(render);
  const disk = startDiskProbe(env.DATA_DIR);
  const hits = createHitStep({
    cache,
    headers: securityHeaders(siteUrl.protocol === 'https:'),
    keepAliveSeconds: httpLimits.keepAlive / 1000,
  });
  const operators = createOperators({
    read: () => readSiteState(desk, client, disk),
    countHits: hits.count,
    token: env.METRICS_TOKEN,
    alertSeconds: siteConfig.leads.alertSeconds,
  });
  const newcomers = createRateLimit({ perMinute: siteConfig.notFoundPerVisitor });
  const listener = createSiteListener({
    handler,
    client,
    cache,
    render,
    errorPages,
    assets,
    health,
    hits,
    searchDoor: createSearchDoor(createRateLimit({ perMinute: siteConfig.search.perMinute }), env.TRUSTED_PROXIES),
    isNewcomer: (req) => newcomers(clientKey(req, env.TRUSTED_PROXIES)) === 0,
    revalidate: createRevalidate({
      cache: { purge: purgeAndReopen },
      secret: env.CMS_SECRET,
      onTrashed: previewLinks.withdrawAll,
    }),
    forms: createFormsEndpoint({
      desk,
      posts: createRateLimit({ perMinute: env.FORM_POSTS_PER_MINUTE }),
      tokens: createRateLimit({ perMinute: env.FORM_POSTS_PER_MINUTE * siteConfig.leads.tokensPerPost }),
      trustedProxies: env.TRUSTED_PROXIES,
      siteUrl: isSiteUrlExplicit ? siteUrl : undefined,
      sendOutcome: createOutcomeSender(render),
    }),
    media: createMediaEndpoint({
      cmsUrl: env.CMS_URL,
      dataFolder: env.DATA_DIR,
      warn: (message, error) => log.warn({ err: error }, message),
    }),
    operators: operators.public,
    editorDoor,
    siteUrl,
    isHostStrict: isSiteUrlExplicit,
  });
  const server = createLimitedServer(listener);
  await listen(server, env.PORT, env.HOST);
  const operationsServer = await startOperationsServer(operators.trusted);
  log.info({ address: `http://${env.HOST}:${env.PORT}`, siteUrl: env.SITE_URL, cmsUrl: env.CMS_URL }, 'the site is up');
  cache.renewOldBuilds();

  // In the background: neither the start nor a visitor waits for it.
  const { checkSecret } = createAuthorizer({ url: env.CMS_URL, secret: env.CMS_SECRET });
  void runSecretCheck({ checkSecret, warn: (message) => log.warn(message) });

  const shutdown = createShutdown({
    server,
    announce: health.stop,
    async finish() {
      operationsServer?.close();
      await Promise.all([desk.stop(), snapshot.idle()]);
    },
    exit() {
      flushLog();
      process.exit(0);
    },
  });
  process.on('SIGTERM', shutdown.terminate).on('SIGINT', shutdown.interrupt);
}
