import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as texts from '@headwater/brand/texts.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test, vi } from 'vitest';
import { publishedPaths } from '../support/restarts/kill-round.ts';
import { startTestSite } from './test-site.ts';

/** Queries of the scan that lists every path. */
const LISTING = /Paths$/;
const BUDGET = 40;

async function statuses(siteUrl: string, paths: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const response = await fetch(siteUrl + path);
    await response.arrayBuffer();
    const outcome = `${response.status} ${response.headers.get('cache-control')}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

const unknownPaths = (count: number, name: string) => Array.from({ length: count }, (_, n) => `/${name}-${n}/`);

test('during a scan beyond the budget, a fresh list of paths tells uncached pages from 404s', async () => {
  const { site, cmsProxy, cmsUrl } = await startTestSite({ LOG_LEVEL: 'info' });
  const pages = await publishedPaths(cmsUrl);
  // The list is read in the background once half of the budget is used.
  await statuses(site.url, unknownPaths(BUDGET / 2, 'first'));
  await vi.waitFor(() => expect(site.log.join('\n')).toMatch(/the index lists|the CMS listed those that exist/), {
    timeout: 30_000,
  });
  const before = cmsProxy.queries.length;
  expect(await statuses(site.url, unknownPaths(1_000, 'wp-admin'))).toEqual({ '404 no-store': 1_000 });
  expect(cmsProxy.queries.length - before, 'queries for 1,000 unknown paths').toBeLessThan(5 * BUDGET);
  const cold = await statuses(site.url, pages);
  expect(
    Object.keys(cold).filter((outcome) => !outcome.startsWith('200 ')),
    JSON.stringify(cold),
  ).toEqual([]);
});

test('without a list, a scan beyond the budget gets branded 503s', async () => {
  const folder = await testFolder();
  await mkdir(join(folder, 'site'), { recursive: true });
  // No index can be built below a file.
  await writeFile(join(folder, 'site', 'catalogue'), '');
  const { site, cmsProxy } = await startTestSite({ DATA_DIR: folder });
  cmsProxy.edit = (response, { operationName }) =>
    LISTING.test(operationName) ? '{"data":null,"errors":[{"message":"x"}]}' : response;
  expect(await statuses(site.url, unknownPaths(BUDGET, 'first'))).toEqual({ '404 no-store': BUDGET });
  const response = await fetch(`${site.url}/wp-admin/`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.text()).toContain(texts.outageTitle);
  expect((await fetch(site.url)).status, 'a page that is stored').toBe(200);
});
