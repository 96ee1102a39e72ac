import type { Server } from 'node:http';
import { createLimitedServer } from '@headwater/runtime/http-limits.ts';
import { createShutdown } from '@headwater/runtime/shutdown.ts';
import { startWatchdog } from '@headwater/runtime/watchdog.ts';
import { createAuthorizer } from '../../cms-client/authorize.ts';
import { configuredClient } from '../../cms-client/configured-client.ts';
import { limits } from '../../cms-client/limits.ts';
import { cmsRequestUrl, env } from '../../config/env.ts';
import { signingKey } from '../../config/signing-key.ts';
import type { PageHandler } from '../../document/page-handler.ts';
import { runSecretCheck } from '../../editors/sign-in/secret-check.ts';
import { openSharedState } from '../../instances/open-shared-state.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { exitAfterLog, log } from '../operators/log.ts';
import type { Operators } from '../operators/operators.ts';
import { createOperationsListener } from '../operators/operators.ts';
import { BuildError } from '../page/error-pages.ts';
import { checkDataFolders } from './check-data-folder.ts';
import { followSearchEngines } from './search-engines.ts';
import { createSite } from './site.ts';
import { createSitePageCache } from './site-page-cache.ts';
import { openSiteSnapshot, siteOrigin } from './site-snapshot.ts';

const DIST = new URL('../../../dist/', import.meta.url);

async function loadHandler(): Promise<PageHandler> {
  try {
    const { handler } = (await import(new URL('server/handler.mjs', DIST).href)) as { handler: PageHandler };
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

async function startOperationsServer(operators: Operators): Promise<Server | undefined> {
  if (env.OPERATIONS_PORT === undefined) return undefined;
  const server = createLimitedServer(createOperationsListener(operators));
  await listen(server, env.OPERATIONS_PORT, '127.0.0.1');
  return server;
}

/**
 * Starts the built site. SIGTERM and SIGINT stop it as `createShutdown` says.
 * @throws BuildError when there is no working build, ConfigurationError when the data folder cannot be written, a
 * system error when a port is not available.
 */
export async function startSite(): Promise<void> {
  checkDataFolders(env);
  const [handler, { snapshot, assets, build }] = await Promise.all([loadHandler(), openSiteSnapshot(DIST)]);
  const shared = await openSharedState({
    url: env.REDIS_URL,
    origin: siteOrigin,
    build,
    keyFor: signingKey,
    log: (level, message, details = {}) => log[level](details, message),
  });
  const headers = { ...securityHeaders(new URL(env.SITE_URL).protocol === 'https:', env.CSP_REPORTS === 'on') };
  const { listener, cache, health, operators, stop } = await createSite({
    handler,
    assets,
    createCache: (catalogue, ...parts) => createSitePageCache({ snapshot, shared: shared.pages, catalogue }, ...parts),
    shared,
    headers,
    pageMs: limits.page,
    outcomeMs: limits.form.page,
  });
  const server = createLimitedServer(listener);
  await listen(server, env.PORT, env.HOST);
  const operationsServer = await startOperationsServer(operators);
  log.info({ address: `http://${env.HOST}:${env.PORT}`, siteUrl: env.SITE_URL, cmsUrl: env.CMS_URL }, 'the site is up');
  cache.renewOldBuilds();

  // In the background, so that neither the start nor visitors wait for it.
  const { checkSecret } = createAuthorizer({ url: cmsRequestUrl, secret: env.CMS_SECRET });
  void runSecretCheck({ checkSecret, warn: (message) => log.warn(message) });
  configuredClient().onResponse(followSearchEngines(headers, env.SEARCH_ENGINES, (message) => log.warn(message)));
  // The client warns if this response has no tags. If there is none, a later response tells.
  void configuredClient()
    .ping()
    .catch(() => undefined);

  const shutdown = createShutdown({
    server,
    announce: health.stop,
    async finish() {
      operationsServer?.close();
      await Promise.all([stop(), snapshot.idle()]);
    },
    exit: () => void exitAfterLog(0),
  });
  process.on('SIGTERM', shutdown.terminate).on('SIGINT', shutdown.interrupt);
  startWatchdog('The site');
}
