import { startSite } from '@headwater/tools/running-program.ts';
import { type Figure, median } from '../figures.ts';
import { listPages } from '../list-pages.ts';
import { measureFor, measureOnce } from '../rate.ts';
import { onStage } from '../stage.ts';

const CACHED_SECONDS = 5;
/** Sites started one after the other: each renders every page once. */
const ROUNDS = 4;

/**
 * How many times faster a cached page is than a rendered one. Both rates come from the same process and the same
 * pages, so that the ratio is meaningful even on a slow or busy machine; the rates are not.
 */
export function measureRenders(): Promise<Figure[]> {
  return onStage(async ({ cms, folder }) => {
    const paths = await listPages(cms.url);
    const rendered: number[] = [];
    const cached: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
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
      rendered.push(renderedRate);
      cached.push(cachedRate);
    }
    return [
      { name: 'rendered, with the work of the CMS', value: median(rendered), unit: '/s' },
      { name: 'cached', value: median(cached), unit: '/s' },
      { name: 'cached against rendered', value: median(cached) / median(rendered), unit: '×' },
    ];
  });
}
