/**
 * How many times faster a cached page is than a rendered one, measured in one run of one
 * site on one machine: `node bench/page-rate.ts`. Both rates come from the same process and the same
 * pages, so that the ratio is meaningful even on a slow or busy machine; the absolute figures are not.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { listPages } from './list-pages.ts';
import { measureFor, measureOnce } from './rate.ts';

const cachedSeconds = 5;
/** Sites started one after the other: each renders every page once. */
const rounds = 4;

const folder = await mkdtemp(join(tmpdir(), 'headwater-bench-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
try {
  const paths = await listPages(cms.url);
  const made: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(cms.url, folder);
    const urls = paths.map((path) => site.url + path);
    // The first pages warm up the process; the rate is measured on the rest.
    const half = Math.floor(urls.length / 2);
    await measureOnce(urls.slice(0, half));
    const madeRate = await measureOnce(urls.slice(half));
    const cachedRate = await measureFor(urls, cachedSeconds);
    await site.stop();
    // During the first round, a new CMS is still creating its media library.
    if (round > 0) {
      made.push(madeRate);
      cached.push(cachedRate);
    }
  }
  const [madeRate, cachedRate] = [median(made), median(cached)];
  say(`${availableParallelism()} cores, ${paths.length} pages, ${made.length} rounds, medians`);
  say(`made    ${madeRate.toFixed(0)} pages/s, the CMS's own work included`);
  say(`cached  ${cachedRate.toFixed(0)} pages/s`);
  say(`ratio   ${(cachedRate / madeRate).toFixed(0)}`);
} finally {
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
