import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environmentFor } from '@headwater/tools/environment.ts';
import { siteFolder } from '@headwater/tools/paths.ts';
import { siteEnvironment, startSite } from '@headwater/tools/running-program.ts';
import { type Figure, median } from '../figures.ts';
import { listPages } from '../query-cms.ts';
import { onStage } from '../stage.ts';

const connections = 16;

/** Responses per second when each URL is requested exactly once. */
async function measureOnce(urls: readonly string[]): Promise<number> {
  const queue = [...urls];
  return measure(() => queue.shift());
}

/** Responses per second when the URLs are requested repeatedly for some seconds. */
async function measureFor(urls: readonly string[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  return measure(() => {
    count += 1;
    return performance.now() < end ? urls[count % urls.length] : undefined;
  });
}

/** Requests the URLs from `next` until there are no more, over a fixed number of keep-alive connections. */
async function measure(next: () => string | undefined): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let responses = 0;
  const work = async () => {
    for (let url = next(); url !== undefined; url = next()) {
      await load(url, agent);
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return responses / ((performance.now() - started) / 1000);
}

async function load(url: string, agent: Agent): Promise<void> {
  const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  // A fast error page would make a good but false rate.
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`);
}

const run = promisify(execFile);
const CACHED_SECONDS = 3;
/** Sites started one after the other: each renders every page once. */
const ROUNDS = 5;
const LOOP_SECONDS = 3;
const program = join(import.meta.dirname, '..', 'render-loop.ts');

/**
 * How many product pages a second of CPU time renders when the CMS costs nothing, and how many times faster a cached
 * page is than a rendered one. Both rates of the ratio come from the same process and the same pages, so that it is
 * meaningful even on a slow or busy machine; the rates are not.
 */
export function measureRenders(): Promise<Figure[]> {
  return onStage(async ({ cms, folder }) => {
    const paths = await listPages(cms.url);
    const products = paths.filter((path) => path.split('/').length > 5);
    const alone: number[] = [];
    const rendered: number[] = [];
    const cached: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const aloneRate = await renderAlone(cms.url, folder, products);
      const site = await startSite(cms.url, folder);
      const urls = paths.map((path) => site.url + path);
      // The first pages warm up the process; the rate is measured on the rest.
      const half = Math.floor(urls.length / 2);
      await measureOnce(urls.slice(0, half));
      const renderedRate = await measureOnce(urls.slice(half));
      const cachedRate = await measureFor(urls, CACHED_SECONDS);
      await site.stop();
      // During the first round, a new CMS is still creating its media library.
      if (round === 0) continue;
      alone.push(aloneRate);
      rendered.push(renderedRate);
      cached.push(cachedRate);
    }
    return [
      { name: 'product page, with responses of the CMS in process', value: median(alone), unit: '/s' },
      { name: 'rendered, with the work of the CMS', value: median(rendered), unit: '/s' },
      { name: 'cached', value: median(cached), unit: '/s' },
      { name: 'cached against rendered', value: median(cached) / median(rendered), unit: '×' },
    ];
  });
}

/** Pages for each second of CPU time, in a process that does nothing else. */
async function renderAlone(cmsUrl: string, folder: string, paths: readonly string[]): Promise<number> {
  const { environment } = await siteEnvironment(cmsUrl, folder);
  const env = environmentFor(environment, { NODE_ENV: 'production' });
  const { stdout } = await run(process.execPath, [program, String(LOOP_SECONDS), ...paths], { cwd: siteFolder, env });
  return Number(stdout);
}
