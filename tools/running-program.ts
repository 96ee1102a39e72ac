import { join } from 'node:path';
import { parseEnvironment } from '@headwater/runtime/environment.ts';
import { localUrl } from './environment.ts';
import { siteFolder } from './paths.ts';
import { freePort } from './ports.ts';
import { type Program, type ProgramOptions, startProgram } from './program.ts';
import { cms, siteIn } from './programs.ts';
import { cmsIsReady, respondsOk, siteIsReady, waitUntilReady } from './ready.ts';

export interface RunningProgram extends Pick<Program, 'stop' | 'terminate' | 'kill'> {
  /** Base URL without a trailing slash. */
  url: string;
  /** Everything that it has written so far. */
  log: string[];
}

const host = '127.0.0.1';

/** Gives tests access to `/metrics` and the details of `/healthz`. */
export const operatorHeaders = { authorization: 'Bearer a-token-for-tests-only' };

/**
 * Starts a local CMS on a free port; resolves when its starting content is there.
 * @param variables of its environment beyond those that every test needs, such as the site's URL
 */
export async function startCms(dataFolder: string, variables: Record<string, string> = {}): Promise<RunningProgram> {
  const port = await freePort();
  const url = localUrl(host, port);
  const environment = testEnvironment({ CMS_PORT: String(port), DATA_DIR: dataFolder, ...variables });
  return start(
    (onLine) => cms(environment, onLine),
    url,
    () => cmsIsReady(url),
  );
}

/**
 * Starts a site, on a free port unless `PORT` is among the variables.
 * @param until `ready` waits for the CMS as well, `live` only for the program itself
 * @param variables environment variables besides those that every test needs
 * @param folder of the built site
 */
export async function startSite(
  cmsUrl: string,
  dataFolder: string,
  until: 'ready' | 'live' = 'ready',
  variables: Record<string, string> = {},
  folder: string = siteFolder,
): Promise<RunningProgram> {
  const { url, environment } = await siteEnvironment(cmsUrl, dataFolder, variables);
  const isUp = () => (until === 'ready' ? siteIsReady(url) : respondsOk(`${url}/livez`));
  return start((onLine) => siteIn(folder, environment, onLine), url, isUp);
}

/**
 * The URL and the environment of a site for tests.
 * @param variables as for `startSite`
 */
export async function siteEnvironment(cmsUrl: string, dataFolder: string, variables: Record<string, string> = {}) {
  const port = Number(variables.PORT ?? (await freePort()));
  const url = localUrl(host, port);
  const environment = testEnvironment({
    PORT: String(port),
    CMS_URL: cmsUrl,
    SITE_URL: url,
    DATA_DIR: join(dataFolder, `site-${port}`),
    ...variables,
  });
  return { url, environment };
}

function testEnvironment(variables: Record<string, string>) {
  return parseEnvironment({
    HOST: host,
    CMS_SECRET: 'a-secret-for-tests-only',
    METRICS_TOKEN: 'a-token-for-tests-only',
    LOG_LEVEL: 'warn',
    // All journeys share one IP address.
    FORM_POSTS_PER_MINUTE: '10000',
    ...variables,
  });
}

async function start(
  recipe: (onLine: (line: string) => void) => ProgramOptions,
  url: string,
  isUp: () => Promise<boolean>,
): Promise<RunningProgram> {
  const log: string[] = [];
  const program = startProgram(recipe((line) => log.push(line)));
  try {
    await waitUntilReady(program, isUp);
  } catch (error) {
    await program.stop();
    throw new Error(`${program.name} did not start. It wrote:\n${log.join('\n')}`, { cause: error });
  }
  return { ...program, url, log };
}
