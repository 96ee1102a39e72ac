import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { tablesOf } from '@headwater/cms/database/tables.ts';
import { globalId } from '@headwater/cms/schema/global-id.ts';
import { operatorHeaders, startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { testContent } from '../support/company-content.ts';
import { tellSite } from '../support/webhook.ts';

/** What a search finds first; undefined while there is no index. */
async function first(siteUrl: string, term: string): Promise<string | undefined> {
  const response = await fetch(`${siteUrl}/api/suggest?q=${encodeURIComponent(term)}`);
  if (!response.ok) return undefined;
  const { groups } = (await response.json()) as { groups: { hits: { title: string }[] }[] };
  return groups[0]?.hits[0]?.title;
}

test('a renamed product is found within two seconds, and after a restart without the CMS', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: testContent.contentModule });
  onTestFinished(cms.stop);
  const variables = { DATA_DIR: join(folder, 'site-data') };
  const site = await startSite(cms.url, folder, 'ready', variables);
  onTestFinished(site.stop);
  await expect.poll(() => first(site.url, 'complete pump'), { timeout: 20_000 }).toBe('Complete pump');
  const database = openDatabase(join(folder, 'cms', 'content.sqlite'));
  const { content } = tablesOf(database);
  const record = content.bySlug('page', 'complete') ?? expect.fail('There is no such product.');
  content.update(record.id, { ...record, title: 'ZX-9140 Complete pump' });
  database.close();
  await tellSite(site.url, [globalId('post', record.id)]);
  await expect.poll(() => first(site.url, 'zx9140'), { timeout: 2_000 }).toBe('ZX-9140 Complete pump');
  await cms.stop();
  await site.stop();
  const again = await startSite(cms.url, folder, 'live', variables);
  onTestFinished(again.stop);
  await pause(500);
  await expect.poll(() => first(again.url, 'zx 9140'), { timeout: 10_000 }).toBe('ZX-9140 Complete pump');
});

test('the log names once what the CMS does not know, for pages and for the index', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: testContent.contentModule });
  onTestFinished(cms.stop);
  const proxy = await startCmsProxy(cms.url);
  onTestFinished(proxy.close);
  proxy.editBody = (body) => body.replaceAll('catalogueTables', 'catalogueTablesOfLater');
  proxy.edit = (response) => response.replaceAll('catalogueTablesOfLater', 'catalogueTables');
  const variables = { CMS_METHOD: 'POST', CMS_PERSISTED_QUERIES: 'off', LOG_LEVEL: 'warn' };
  const site = await startSite(proxy.url, folder, 'ready', variables);
  onTestFinished(site.stop);
  const isUnknown = (line: string) => line.includes('the CMS does not know SingleProduct.catalogueTables');
  await expect.poll(() => first(site.url, 'complete pump'), { timeout: 20_000 }).toBe('Complete pump');
  expect((await fetch(`${site.url}/pumps/test-pumps/complete/`)).status).toBe(200);
  // The log is written once a second.
  await expect.poll(() => site.log.filter(isUnknown).length, { timeout: 5_000 }).toBeGreaterThan(0);
  await pause(1_500);
  expect(site.log.filter(isUnknown)).toHaveLength(1);
});

/** Number of the newest file of the index. */
function newestFile(folder: string): number {
  return Math.max(...readdirSync(folder).map((name) => Number(/^catalogue-(\d+)\.sqlite$/.exec(name)?.[1] ?? 0)));
}

async function builtAt(siteUrl: string): Promise<number> {
  const response = await fetch(`${siteUrl}/healthz`, { headers: operatorHeaders });
  return ((await response.json()) as { catalogue: { builtAt: number } }).catalogue.builtAt;
}

/** Keeps a file from being deleted, as some systems keep an open one. */
function keepFile(file: string): boolean {
  try {
    execFileSync('mount', ['--bind', file, file], { stdio: 'ignore' });
  } catch {
    say('SKIPPED: an old file that cannot be deleted. It needs the right to mount one.');
    return false;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', file]));
  return true;
}

test('20 searches a second find the same while the file is replaced, also where the old one cannot be deleted', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: testContent.contentModule });
  onTestFinished(cms.stop);
  const proxy = await startCmsProxy(cms.url);
  onTestFinished(proxy.close);
  let move = 0;
  // The index is built anew when the CMS has moved.
  proxy.edit = (response, { operationName }) =>
    operationName === 'GetCmsPlaces'
      ? response.replace(/"url":"[^"]*"/, `"url":"http://moved-${move}.example"`)
      : response;
  const data = join(folder, 'site-data');
  const site = await startSite(proxy.url, folder, 'ready', { DATA_DIR: data, TRUSTED_PROXIES: '1' });
  onTestFinished(site.stop);
  await expect.poll(() => first(site.url, 'complete pump'), { timeout: 20_000 }).toBe('Complete pump');

  const responses: Promise<string>[] = [];
  const search = async (count: number) => {
    const path = count % 2 ? '/search?q=complete+pump' : '/api/suggest?q=complete+pump';
    const headers = { 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` };
    const response = await fetch(site.url + path, { headers });
    return `${response.status}: ${(await response.text()).includes('/pumps/test-pumps/complete/')}`;
  };
  const timer = setInterval(() => responses.push(search(responses.length).catch(String)), 1000 / 20);
  onTestFinished(() => clearInterval(timer));
  const index = join(data, 'site', 'catalogue');
  const fileOf = (number: number) => join(index, `catalogue-${number}.sqlite`);
  let isKept = false;
  for (const isLast of [false, false, true]) {
    const number = newestFile(index);
    if (isLast) isKept = keepFile(fileOf(number));
    const before = await builtAt(site.url);
    move += 1;
    await tellSite(site.url, ['list:gfform']);
    await expect.poll(() => builtAt(site.url), { timeout: 20_000 }).toBeGreaterThan(before);
    expect(existsSync(fileOf(number))).toBe(isKept);
  }
  await expect.poll(() => responses.length, { timeout: 20_000 }).toBeGreaterThan(100);
  clearInterval(timer);
  expect(new Set(await Promise.all(responses))).toEqual(new Set(['200: true']));
}, 90_000);
