import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../test-folder.ts';
import { checkAddresses, follow, type Hop, losses } from './check-addresses.ts';
import { readOldAddresses, readSource } from './old-addresses.ts';
import { csvReport, htmlReport, textReport } from './report.ts';

const site = { url: new URL('https://www.example.com'), own: ['example.com'], old: ['old.example'] };

test.each([
  ['/a/', { '/a/': 200 }, 'same'],
  ['/A', { '/A': '/a/', '/a/': 200 }, 'same'],
  ['/a', { '/a': '/b/', '/b/': 200 }, 'moved'],
  ['/a', { '/a': 'https://shop.example.com/' }, 'moved'],
  ['/a', { '/a': '/b', '/b': '/b/', '/b/': 200 }, 'moved'],
  ['/a', { '/a': '/b/', '/b/': '/c/', '/c/': 200 }, 'chain'],
  ['/a', { '/a': '/b/', '/b/': '/a' }, 'loop'],
  ['/a', { '/a': '/', '/': 200 }, 'to the front page'],
  ['/?p=7', { '/?p=7': '/b/', '/b/': 200 }, 'moved'],
  ['/a', { '/a': 410 }, 'gone'],
  ['/a', { '/a': '/b/', '/b/': 404 }, 'lost'],
  ['/a', { '/a': 404 }, 'lost'],
  ['/a', { '/a': 500 }, 'error'],
  ['/a', { '/a': 'https://example.com/b/', '/b/': 200 }, 'moved'],
  ['/a', { '/a': 'https://example.com/b/' }, 'lost'],
  ['https://old.example/a', { 'old.example/a': 'https://www.example.com/b/', '/a': 404, '/b/': 200 }, 'moved'],
  ['https://old.example/a', { 'old.example/a': '/a/', '/a/': 404 }, 'lost'],
  ['https://old.example/a', { 'old.example/a': 'https://example.com/a/', '/a/': '/b/', '/b/': 200 }, 'chain'],
  ['https://old.example/a', { 'old.example/a': 'https://example.com/', '/': 200 }, 'to the front page'],
  ['https://old.example/', { 'old.example/': 'https://example.com/', '/': 200 }, 'moved'],
] as [string, Record<string, number | string>, string][])('%s with %j is %s', async (path, responses, verdict) => {
  const result = await follow({ path, visits: 0, source: '' }, site, async (url, host = '') => {
    const response = responses[host + url.slice(site.url.origin.length)] ?? 404;
    return typeof response === 'number' ? { status: response } : { status: 301, location: response };
  });
  expect(result.verdict).toBe(verdict);
});

async function start(
  respond: (path: string, host: string) => { status: number; headers?: Record<string, string>; body?: Buffer | string },
): Promise<URL> {
  const server = createServer((req, res) => {
    const { status, headers, body } = respond(req.url ?? '', req.headers.host ?? '');
    res.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('of an old site with 10,000 addresses in nested, compressed sitemaps, the 37 lost ones are named', async () => {
  const paths = Array.from({ length: 10_000 }, (_, index) => `/old/page-${index}.html`);
  const lost = new Set(Array.from({ length: 37 }, (_, index) => `/old/page-${index * 270}.html`));
  const urlset = (part: string[]) =>
    `<urlset>${part.map((path) => `<url><loc>https://old.example${path}?a=1&amp;utm_source=x</loc></url>`).join('')}</urlset>`;
  const old: URL = await start((path) => {
    if (path === '/sitemap.xml') {
      const maps = [0, 1, 2, 3].map((part) => `<sitemap><loc>${old.origin}/part-${part}.xml.gz</loc></sitemap>`);
      return { status: 200, body: `<sitemapindex>${maps.join('')}</sitemapindex>` };
    }
    const part = Number(/\d/.exec(path)?.[0]);
    return { status: 200, body: gzipSync(urlset(paths.slice(part * 2_500, (part + 1) * 2_500))) };
  });
  const fetchHop = async (url: string): Promise<Hop> => {
    const { pathname } = new URL(url);
    if (lost.has(pathname)) return { status: 404 };
    const [, number] = /page-(\d+)/.exec(pathname) ?? [];
    return pathname.startsWith('/old/') ? { status: 301, location: `/new/${number}/` } : { status: 200 };
  };

  const addresses = await readOldAddresses([`${old.origin}/sitemap.xml`]);
  expect(addresses).toHaveLength(10_000);
  let last = 0;
  const results = await checkAddresses(addresses, site, { fetchHop, onProgress: (done) => (last = done) });
  const named = results.filter(({ verdict }) => losses.includes(verdict)).map(({ path }) => path.replace('?a=1', ''));
  expect(new Set(named)).toEqual(lost);
  expect(last).toBe(10_000);
  expect(textReport(results)).toContain('37  lost');
  expect(
    csvReport(results)
      .split('\n')
      .filter((line) => line.includes(',lost,')),
  ).toHaveLength(37);
  expect(htmlReport(results, site.url.origin).match(/<td>lost<\/td>/g)).toHaveLength(37);
});

test.each([
  ['a list', 'https://x.example/a\n/b\nnothing\n', ['https://x.example/a', '/b']],
  [
    "Search Console's export",
    'Top pages,Clicks,Impressions\nhttps://x.example/a,"1,204",9\nhttps://x.example/b,3,4\n',
    ['https://x.example/a', 'https://x.example/b'],
  ],
  [
    'a log',
    '1.2.3.4 - - [1/Nov/2026] "GET /a?x=1 HTTP/1.1" 200 5 "-" "x"\n1.2.3.4 - - [1/Nov/2026] "GET /b HTTP/1.1" 404 5\n1.2.3.4 - - [1/Nov/2026] "GET /s.css HTTP/1.1" 200 5\n1.2.3.4 - - [1/Nov/2026] "POST /c HTTP/1.1" 200 5\n',
    ['/a?x=1'],
  ],
  ['a file of rules', 'source,target,regex\n/a,/b/,0\n^/c(.*),/d,1\n', ['/a']],
  [
    'a sitemap',
    '<urlset><url><loc> https://x.example/a?b=1&amp;c=2 </loc></url></urlset>',
    ['https://x.example/a?b=1&c=2'],
  ],
])('reads the addresses of %s', (_what, text, expected) => {
  expect([...readSource('file', text).addresses].map(([address]) => address)).toEqual(expected);
});

test('addresses of old hosts are requested by their names, and one path at two hosts is two addresses', async () => {
  const file = join(await testFolder(), 'urls.txt');
  writeFileSync(file, 'http://old.example/a\nhttps://OLD.example/a/?utm_source=x\nhttps://www.example.com/a\n');
  const addresses = await readOldAddresses([file], ['old.example']);
  expect(addresses.map(({ path }) => path)).toEqual(['https://old.example/a', '/a']);
  const url: URL = await start((_path, host) =>
    host === 'old.example' ? { status: 301, headers: { location: `${url.origin}/b/` } } : { status: 200 },
  );
  const results = await checkAddresses(addresses, { url, own: [], old: ['old.example'] });
  expect(results.map(({ verdict, end }) => [verdict, end])).toEqual([
    ['moved', '/b/'],
    ['same', '/a'],
  ]);
});

test('an address in a report is text, whatever it contains', () => {
  const bad = {
    path: '/<script>alert(1)</script>',
    visits: 0,
    source: '',
    verdict: 'lost' as const,
    end: '',
    status: 404,
  };
  expect(htmlReport([bad], 'x')).not.toContain('<script>');
  expect(csvReport([{ ...bad, path: '=cmd()' }])).toContain("'=cmd()");
});

test('a site that limits requests gets the request again after a pause', async () => {
  let refusals = 1;
  const busy = await start(() => {
    refusals -= 1;
    return refusals >= 0 ? { status: 503 } : { status: 200 };
  });
  const [result] = await checkAddresses([{ path: '/a', visits: 0, source: '' }], { url: busy, own: [], old: [] });
  expect(result).toMatchObject({ verdict: 'same', status: 200 });
});
