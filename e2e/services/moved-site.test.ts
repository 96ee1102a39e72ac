import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import { root } from '@headwater/tools/paths.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { expect, test } from 'vitest';
import { requestOnce } from '../support/cluster/request-once.ts';
import { startTestSite } from './test-site.ts';

const PER_SECOND = 20;

async function load(siteUrl: string, path: string, host?: string) {
  const { status, headers, body } = await requestOnce(siteUrl + path, { headers: host ? { host } : {} });
  return { status, location: headers.location, body: body.toString() };
}

async function startMovedSite() {
  const folder = await testFolder();
  const rules = Array.from({ length: 600 }, (_, index) => `/old-${index}.html,/products/?from=${index}`);
  const others = ['^/blog/(\\d+)$,/news/$1/,301,pattern', '/gone/,,410', 'https://old.example/a,/products/'];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'redirects.csv'), [...rules, ...others].join('\n'));
  const started = await startTestSite({ DATA_DIR: folder, OLD_HOSTS: 'old.example' });
  await expect.poll(async () => (await load(started.site.url, '/old-0.html')).status, { timeout: 10_000 }).toBe(301);
  return { ...started, folder };
}

test('1,000 old addresses of one client at 20 a second, 100 of them lost, cost the CMS five queries at most', async () => {
  const { site, cmsProxy } = await startMovedSite();
  // What every page needs is there, and the index, on a busy machine as well.
  await load(site.url, '/');
  await expect.poll(async () => (await load(site.url, '/readyz')).body, { timeout: 60_000 }).toMatch(/index: \d/);
  const before = cmsProxy.queries.length;
  const statuses: Record<string, number> = {};
  for (let index = 0; index < 1_000; index += 1) {
    const path = index % 10 === 9 ? `/lost-${index}/` : index < 667 ? `/old-${index % 600}.html` : `/blog/${index}`;
    const [{ status }] = await Promise.all([load(site.url, path), pause(1_000 / PER_SECOND)]);
    statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
  }
  expect(statuses).toEqual({ 301: 900, 404: 100 });
  const queries = cmsProxy.queries.slice(before).map(({ operationName }) => operationName);
  expect(queries.length, queries.join()).toBeLessThanOrEqual(5);
});

test('what is gone is a page that says so, and an old host leads to the site', async () => {
  const { site } = await startMovedSite();
  const gone = await load(site.url, '/gone/');
  expect([gone.status, gone.body]).toEqual([410, expect.stringContaining(texts.goneTitle)]);
  expect(await load(site.url, '/a', 'old.example')).toMatchObject({ status: 301, location: `${site.url}/products/` });
  expect((await load(site.url, '/About?x=1', 'old.example')).location).toBe(`${site.url}/about/?x=1`);
  expect((await load(site.url, '/blog/7', 'old.example')).location).toBe(`${site.url}/news/7/`);
});

test('the command names lost addresses of the running site, and rules that no visitor needed', async () => {
  const { site, folder } = await startMovedSite();
  const old = ['/old-1.html', '/about/', '/gone/', '/lost/', '/blog/7', 'http://old.example/a', 'http://old.example/b'];
  await writeFile(join(folder, 'old.txt'), old.join('\n'));
  const command = (...words: string[]) =>
    runTool(process.execPath, [join(root, 'tools/commands/redirects.ts'), ...words], root, {
      env: { DATA_DIR: folder, SITE_URL: site.url, OLD_HOSTS: 'old.example' },
    });
  const csv = join(folder, 'report.csv');
  const checked = await command('check', join(folder, 'old.txt'), '--site', site.url, '--csv', csv);
  expect([checked.code, checked.output]).toEqual([1, expect.stringMatching(/7 old addresses:[\s\S]*lost {2}\/lost\//)]);
  const verdicts = (await readFile(csv, 'utf8')).split('\n').map((line) => line.split(',').slice(0, 2).join());
  expect(verdicts).toEqual([
    'from,verdict',
    '/old-1.html,moved',
    '/about/,same',
    '/gone/,gone',
    '/lost/,lost',
    '/blog/7,lost',
    'https://old.example/a,moved',
    'https://old.example/b,lost',
    '',
  ]);

  // Hits are written when it stops.
  await site.terminate();
  const used = (await command('list')).output;
  expect(used).toMatch(/^1, last on \S+\t301\t\/old-1\.html\t/m);
  const unused = (await command('list', '--unused')).output.split('\n').map((line) => line.split('\t')[2]);
  expect(unused).toContain('/old-2.html');
  expect(unused).not.toContain('/old-1.html');
});
