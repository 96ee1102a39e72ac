/** The local CMS: `node cms/main.ts` serves what a WordPress with the companion plugin would. */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull, isFolderRefused } from '@headwater/runtime/data-folder.ts';
import { ConfigurationError, type Environment, parseEnvironment } from '@headwater/runtime/environment.ts';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { listenForAMoment } from '@headwater/runtime/listen-for-a-moment.ts';
import { createShutdown } from '@headwater/runtime/shutdown.ts';
import { startWatchdog } from '@headwater/runtime/watchdog.ts';
import { nodeServer } from './http/node-server.ts';
import { loadStartingContent } from './starting-content/load-starting-content.ts';

type Level = Environment['LOG_LEVEL'];

const levels: readonly Level[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** One line per event on standard output, errors on standard error, nothing below the least serious level. */
function createLog(least: Level) {
  return (level: Exclude<Level, 'silent'>, message: string): void => {
    if (levels.indexOf(level) < levels.indexOf(least)) return;
    (level === 'error' ? process.stderr : process.stdout).write(`${message}\n`);
  };
}

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { HOST, CMS_PORT, CMS_SECRET, CMS_URL, SITE_URL, DATA_DIR, LOG_LEVEL } = environment;
  const log = createLog(LOG_LEVEL);
  const report = (error: unknown): void =>
    log(
      'error',
      `The local CMS failed to respond: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );

  const started = performance.now();
  const folder = join(DATA_DIR, 'cms');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await listenForAMoment(HOST, CMS_PORT);
  // It takes most of a start, which a wrong variable, a refused folder or a taken port has ended by now.
  const { createCms } = await import('./create-cms.ts');
  const cms = await createCms({
    folder,
    startingContent: await loadStartingContent(environment.CMS_CATALOGUE),
    baseUrl: CMS_URL,
    siteUrl: SITE_URL,
    secret: CMS_SECRET,
    restKeys: { key: environment.GF_REST_KEY, secret: environment.GF_REST_SECRET },
    smtpUrl: environment.SMTP_URL,
    captcha: {
      siteKey: environment.RECAPTCHA_SITE_KEY,
      secret: environment.RECAPTCHA_SECRET,
      verifyUrl: environment.RECAPTCHA_VERIFY_URL,
      type: environment.RECAPTCHA_TYPE,
    },
    ...(CMS_SECRET !== '' && { webhook: { url: `${SITE_URL}/api/revalidate`, secret: CMS_SECRET, log } }),
    introspection: process.env.NODE_ENV === 'development',
    onError: report,
  });
  if (cms.seed.seeded) log('info', 'The local CMS has filled its database with its starting content.');
  if (cms.seed.missing.length > 0) {
    const few = cms.seed.missing.slice(0, 5).join(', ');
    log('warn', `Its starting content lacks ${cms.seed.missing.length} items that it refers to, such as ${few}.`);
  }

  if (CMS_SECRET === '') log('warn', 'CMS_SECRET is not set: users cannot sign in to the site through the local CMS.');

  const server = nodeServer(cms.fetch, report);
  server.listen(CMS_PORT, HOST);
  await once(server, 'listening');

  const stopping = new AbortController();
  const copying = cms.media.prepareAll(stopping.signal).then(({ copied, failed }) => {
    if (copied > 0) log('info', `The local CMS has copied ${copied} files to its media library.`);
    for (const failure of failed) log('error', `A file of the media library could not be copied: ${failure}`);
  });

  const shutdown = createShutdown({
    server,
    // There is no load balancer to announce it to.
    announce: () => undefined,
    async finish() {
      stopping.abort();
      await copying;
    },
    exit() {
      cms.close();
      process.exit(0);
    },
  });
  process.on('SIGTERM', shutdown.terminate).on('SIGINT', shutdown.interrupt);
  startWatchdog('The local CMS');
  log('info', `The local CMS answers at ${CMS_URL} after ${Math.round(performance.now() - started)} ms.`);
}

/** Why the start failed, in one line that says what to do. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `The local CMS cannot listen on port ${process.env.CMS_PORT ?? '8080'}: another program uses it. Stop that program or set CMS_PORT to a free port.`;
  }
  if (isFolderRefused(error)) {
    return `The local CMS cannot write to ${error.path} (${error.code}). Give this user the right to write there, or set DATA_DIR to another folder.`;
  }
  return `The local CMS could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

const FULL_DISK_PAUSE_MS = 2_000;

for (let tries = 1; ; tries += 1) {
  try {
    await main();
    break;
  } catch (error) {
    if (!isDiskFull(error)) {
      process.stderr.write(`${explain(error)}\n`);
      process.exit(1);
    }
    if (tries === 1) {
      process.stderr.write('The disk of the local CMS is full. It starts as soon as there is room for its data.\n');
    }
    await sleep(FULL_DISK_PAUSE_MS);
  }
}
