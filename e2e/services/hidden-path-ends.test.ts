import { readdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { pathEscapes } from '@headwater/tools/path-escapes.ts';
import { expect, test } from 'vitest';
import { startTestSite } from './test-site.ts';

const AT_ONCE = 50;

/** Status of a path that is sent unmodified, which `fetch` would not do. */
function statusOf(siteUrl: string, path: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(siteUrl, { path, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}

test('rejects 10,000 paths with an encoded ? or # without querying the CMS or storing anything', async () => {
  const { site, cmsProxy, dataFolder } = await startTestSite();
  /** Files of the site, without those that are still being written, and without the build's, which a start copies. */
  const stored = async () => {
    const files = await readdir(join(dataFolder, 'site'), { recursive: true });
    return files.filter((file) => !file.endsWith('.part') && !/^assets\b/.test(file)).sort();
  };
  await fetch(site.url);
  // The one page that was opened is written to disk some time after the request.
  await expect.poll(stored, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/^pages[\\/].*\.record$/));
  const [filesBefore, queriesBefore] = [await stored(), cmsProxy.queries.length];
  const agent = new Agent({ maxSockets: AT_ONCE });
  const statuses: Record<string, number> = {};
  const waiting = pathEscapes(10_000);
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const status = String(await statusOf(site.url, path, agent));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(statuses).toEqual({ 400: 10_000 });
  expect(cmsProxy.queries.slice(queriesBefore)).toEqual([]);
  expect(await stored()).toEqual(filesBefore);
});
