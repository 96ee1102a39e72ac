import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { configuredClient } from '../cms-client/configured-client.ts';
import { env, isSiteUrlExplicit } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import { openLeadDesk } from '../leads/lead-desk.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import type { AstroHandler } from './astro-handler.ts';
import { createEditorDoor } from './editors/editor-door.ts';
import { BuildError, prepareErrorPages } from './error-pages.ts';
import { createFormsEndpoint } from './forms/forms-endpoint.ts';
import { createOutcomeSender } from './forms/send-outcome.ts';
import { createHealth } from './health.ts';
import { createLimitedServer } from './http-limits.ts';
import { alwaysKnown, learnAddresses } from './learn-addresses.ts';
import { flushLog, log } from './log.ts';
import { createOperators } from './operators/operators.ts';
import { readSiteState } from './operators/state.ts';
import { createRateLimit } from './rate-limit.ts';
import { createPageRenderer } from './render-page.ts';
import { createRevalidate } from './revalidation/revalidate.ts';
import { createSearchDoor } from './search-door.ts';
import { createSiteListener } from './site-server.ts';
import { loadStaticAssets } from './static-assets.ts';

const DIST = new URL('../../dist/', import.meta.url);
/** How long requests under way may take after the order to stop. */
const DRAIN_MS = 10_000;

async function loadHandler(): Promise<AstroHandler> {
  try {
    const { handler } = (await import(new URL('server/entry.mjs', DIST).href)) as { handler: AstroHandler };
    return handler;
  } catch (cause) {
    throw new BuildError('The site is not built, or its build is broken. Run `npm run build`.', { cause });
  }
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(env.PORT, env.HOST, () => resolve());
  });
}

/**
 * Starts the site and stops it on SIGTERM or SIGINT, letting requests under way finish.
 * @throws BuildError when there is no working build; a system error when the port cannot be had.
 */
export async function startSite(): Promise<void> {
  const client = configuredClient();
  const editorDoor = createEditorDoor(client);
  const handler = await loadHandler();
  const siteUrl = new URL(env.SITE_URL);
  const desk = openLeadDesk({
    client,
    dataFolder: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    log: (level, message, details) => log[level](details, message),
  });
  const render = createPageRenderer(handler, client, desk.note);
  const cache: PageCache = createPageCache({
    render,
    maxBytes: siteConfig.pageCacheBytes,
    freshSeconds: siteConfig.revalidateSeconds,
    missing: { seconds: siteConfig.notFoundSeconds, budget: siteConfig.notFoundBudget },
    settleSeconds: siteConfig.settleSeconds,
    always: alwaysKnown,
    onScan: () => void learnAddresses(cache),
  });
  const health = createHealth(cache);
  const [errorPages, assets] = await Promise.all([
    prepareErrorPages(render),
    loadStaticAssets(fileURLToPath(new URL('client/', DIST))),
  ]);
  const listener = createSiteListener({
    handler,
    client,
    cache,
    render,
    errorPages,
    assets,
    health,
    searchDoor: createSearchDoor(createRateLimit({ perMinute: siteConfig.search.perMinute }), env.TRUSTED_PROXIES),
    revalidate: createRevalidate(cache, env.CMS_SECRET),
    forms: createFormsEndpoint({
      desk,
      posts: createRateLimit({ perMinute: env.FORM_POSTS_PER_MINUTE }),
      tokens: createRateLimit({ perMinute: env.FORM_POSTS_PER_MINUTE * siteConfig.leads.tokensPerPost }),
      trustedProxies: env.TRUSTED_PROXIES,
      siteUrl: isSiteUrlExplicit ? siteUrl : undefined,
      sendOutcome: createOutcomeSender(render),
    }),
    operators: createOperators({
      read: () => readSiteState(desk, client),
      token: env.METRICS_TOKEN,
      trustedProxies: env.TRUSTED_PROXIES,
      alertSeconds: siteConfig.leads.alertSeconds,
    }),
    editorDoor,
    siteUrl,
    isHostStrict: isSiteUrlExplicit,
  });
  const server = createLimitedServer(listener);
  await listen(server);
  log.info({ address: `http://${env.HOST}:${env.PORT}`, siteUrl: env.SITE_URL, cmsUrl: env.CMS_URL }, 'the site is up');

  const stop = () => {
    health.stop();
    const delivered = desk.stop();
    server.close(async () => {
      await delivered;
      flushLog();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}
