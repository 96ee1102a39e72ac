import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environmentFor } from '@headwater/tools/environment.ts';
import { siteFolder } from '@headwater/tools/paths.ts';
import { siteEnvironment, startSite } from '@headwater/tools/running-program.ts';
import { type Figure, median } from '../figures.ts';
import { listPages } from '../query-cms.ts';
import { repeated, requestPages } from '../request-all.ts';
import { onStage } from '../stage.ts';

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
      await requestPages(urls.slice(0, half));
      const once = await requestPages(urls.slice(half));
      const again = await requestPages(repeated(urls, CACHED_SECONDS));
      await site.stop();
      // During the first round, a new CMS is still creating its media library.
      if (round === 0) continue;
      alone.push(aloneRate);
      rendered.push(once.count / once.seconds);
      cached.push(again.count / again.seconds);
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
