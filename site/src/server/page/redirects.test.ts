import type { WrittenRule } from '@headwater/contract/redirects.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Move, RequestedUrl } from '../../redirects/rule.ts';
import { rule, searchIn } from '../../redirects/testing/search-in.ts';
import { createRateLimit } from '../policy/rate-limit.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { limitsOf } from '../testing/route-listener.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

const pattern = (from: string, to: string) => rule(from, to, { isPattern: true });

/** Pages of which only `/`, `/real/` and `/renamed/` exist, with these rules. */
async function start(written: readonly WrittenRule[], { isDown = false, hasIndex = true } = {}) {
  const rendered: string[] = [];
  const hits: string[] = [];
  const gone: string[] = [];
  const handler = standInPages(async (req, res) => {
    const path = req.url ?? '';
    const isOwn = /^\/(?:_?\d{3}$|search|find-a-representative(?:\?|$))/.test(path);
    if (!isOwn) rendered.push(path);
    if (path.startsWith('/_4')) gone.push(path);
    const statuses: Record<string, number> = { '/': 200, '/real/': 200, '/renamed/': 308, '/?p=12': 308 };
    const own = /^\/_?(\d{3})$/.exec(path)?.[1];
    const status = own ? Number(own) : isOwn ? 200 : isDown ? 503 : (statuses[path] ?? 404);
    res.writeHead(status, { 'content-type': 'text/html', ...(status === 308 && { location: '/real/' }) });
    res.end(`the page of ${path}`);
  });
  const { move } = searchIn(written);
  const at = ({ host, path, query }: RequestedUrl) =>
    move(`${host && `https://${host}`}${encodeURI(path)}${query && `?${query}`}`);
  const isPattern = ({ rule: { from } }: Move) => from.startsWith('^');
  const readPaths = async (isScan: boolean) => ({
    keys: ['/', '/real/'],
    isComplete: isScan || hasIndex,
    isIndexed: hasIndex,
  });
  const { port } = await startListeningSite({
    handler,
    cache: { readPaths },
    parts: {
      redirects: {
        find: (requested) => [at(requested)].find((found) => found && !isPattern(found)),
        findPattern: (requested) => [at(requested)].find((found) => found && isPattern(found)),
        hasCmsRules: () => true,
        record: ({ rule: { from } }) => void hits.push(from),
      },
      oldHosts: ['old.example'],
      limits: limitsOf({ 'unknown-paths': createRateLimit({ perMinute: 3 }) }),
    },
  });
  const request = async (target: string, host = '', method = 'GET') => {
    const { status, header, body } = await sendRequest(port, target, {
      method,
      ...(host && { headers: `Host: ${host}\r\n` }),
    });
    return { status, location: header('location'), cache: header('cache-control'), body: String(body) };
  };
  return { request, rendered, hits, gone };
}

test('an exact rule counts before a page, in one redirect to the canonical path, and is counted', async () => {
  const { request, rendered, hits } = await start([rule('/real', '/New/Page?a=1')]);
  expect(await request('/Real/?utm_source=x')).toMatchObject({ status: 301, location: '/new/page/?a=1&utm_source=x' });
  expect([rendered, hits]).toEqual([[], ['/real']]);
});

test.each([
  [410, 'the page of /_410'],
  [451, 'the page of /_451'],
])('a rule with %i responds with a page', async (status, body) => {
  const { request } = await start([rule('/gone', '', { status })]);
  expect(await request('/gone/')).toMatchObject({ status, body, cache: 'no-store' });
});

test('the page for what is gone is rendered again after three minutes, since menus change', async () => {
  const { request, gone } = await start([rule('/gone', '', { status: 410 })]);
  const requestGone = async () => [(await request('/gone/')).status, gone.length];
  expect([await requestGone(), await requestGone()]).toEqual([
    [410, 1],
    [410, 1],
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await requestGone()).toEqual([410, 2]);
});

test('a rule of the CMS’s uploads counts before the site’s own path of the file', async () => {
  const { request } = await start([rule('/wp-content/uploads/2019/old.pdf', '/real/')]);
  expect((await request('/wp-content/uploads/2019/old.pdf')).location).toBe('/real/');
});

test('a pattern counts where the site would respond with 404, never before a page', async () => {
  const { request } = await start([
    pattern('^/(.*)-old$', '/$1/'),
    pattern('^/real$', '/wrong/'),
    pattern('^/x/(.*)\\.php$', '/y/$1/'),
  ]);
  expect((await request('/pump-old/')).location).toBe('/pump/');
  expect((await request('/real/')).status).toBe(200);
  expect((await request('/x/a.php')).location).toBe('/y/a/');
});

test('while the CMS fails, a pattern moves for now', async () => {
  const { request } = await start([pattern('^/old/(.*)$', '/new/$1')], { isDown: true });
  expect(await request('/old/a/')).toMatchObject({ status: 307, location: '/new/a/', cache: 'no-store' });
  expect((await request('/other/')).status).toBe(503);
});

test('400 old addresses of one client, 100 of them lost, are 300 redirects and 100 times 404', async () => {
  const rules = [
    ...Array.from({ length: 120 }, (_, index) => rule(`/old-${index}.html`, `/new-${index}/`)),
    pattern('^/blog/(\\d+)$', '/news/$1'),
  ];
  const { request, rendered } = await start(rules);
  const targets = Array.from({ length: 400 }, (_, index) =>
    index % 4 === 3 ? `/lost-${index}/` : index < 267 ? `/old-${index % 120}.html` : `/blog/${index}`,
  );
  const statuses = [];
  for (const target of targets) statuses.push((await request(target)).status);
  expect(statuses.filter((status) => status === 301)).toHaveLength(300);
  expect(statuses.filter((status) => status === 404)).toHaveLength(100);
  // The index has all paths.
  expect(rendered.length).toBeLessThanOrEqual(2);
});

test('moved addresses do not use up the look-ups of unknown ones', async () => {
  const { request, rendered } = await start([pattern('^/blog/(\\d+)$', '/news/$1')], { hasIndex: false });
  for (let index = 0; index < 60; index += 1) await request(`/blog/${index}/`);
  await request('/unknown/');
  expect(rendered).toContain('/unknown/');
});

test('on an old host, a rule counts, and every other path moves to the site', async () => {
  const { request } = await start([rule('https://old.example/a', '/real/')]);
  expect(await request('/a', 'old.example')).toMatchObject({ status: 301, location: 'https://shop.example/real/' });
  expect((await request('/B?x=1', 'OLD.example')).location).toBe('https://shop.example/b/?x=1');
  expect((await request('/a/')).status).toBe(404);
  expect((await request('/a', 'evil.example')).status).toBe(421);
});

test.each([
  ['/blog/7', 301, 'https://shop.example/news/7/'],
  ['/x.php', 301, 'https://shop.example/y/'],
  ['/gone/a', 410, undefined],
  ['/real', 301, 'https://shop.example/real/'],
  ['/?s=pump', 301, 'https://shop.example/search?q=pump'],
])(
  'on an old host, %s needs one redirect at most: a pattern counts where the site has no page',
  async (path, status, location) => {
    const { request, hits } = await start([
      pattern('^/blog/(\\d+)$', '/news/$1'),
      pattern('^/(x)\\.php$', '/y/'),
      pattern('^/real$', '/wrong/'),
      rule('^/gone/', '', { isPattern: true }),
    ]);
    // The second time, the page is in memory.
    for (let time = 0; time < 2; time += 1)
      expect(await request(path, 'old.example')).toMatchObject({ status, location });
    expect(hits).toHaveLength(path === '/real' || path.startsWith('/?') ? 0 : 2);
    expect((await request(path)).location ?? '').not.toContain('https:');
  },
);

test.each([
  ['/renamed/?gclid=7', '/real/?gclid=7'],
  ['/?p=12&utm_source=x', '/real/?utm_source=x'],
  ['/?page_id=12', '/real/'],
  ['/?s=pump+seal', '/search?q=pump+seal'],
  ['/?feed=rss2', '/feed.xml'],
  ['/category/pumps/feed/atom/', '/feed.xml'],
  ['/comments/feed/', '/feed.xml'],
  ['/wp-sitemap.xml', '/sitemap.xml'],
  ['/wp-sitemap-posts-page-1.xml', '/sitemap.xml'],
  ['/sitemap_index.xml', '/sitemap.xml'],
  ['/post-sitemap2.xml', '/sitemap.xml'],
  ['/page/2/', '/'],
  ['/news/page/3', '/news/'],
  ['/real/comment-page-2/?x=1', '/real/?x=1'],
  ['/real/%C2%A0', '/real/'],
  ['/real%E2%80%8B/', '/real/'],
  ['/wp-content/uploads/2026/x.jpg?utm_source=x', '/media/2026/x.jpg?utm_source=x'],
])('%s redirects to %s', async (target, location) => {
  const { request } = await start([]);
  expect(await request(target)).toMatchObject({ status: 308, location });
});

test.each([
  ['/media/', '/media/', 404],
  ['/media/press/', '/media/press/', 404],
  ['/image/', '/image/', 404],
  ['/find-a-representative', '/find-a-representative/', 200],
  ['/find-a-representative?near=55812', undefined, 200],
  ['/search', undefined, 200],
])('%s queries the CMS for its page %s, and without one is the site’s own or a %i', async (target, path, status) => {
  const { request, rendered } = await start([]);
  const response = await request(target);
  if (path) expect(rendered).toContain(path);
  expect(response.status).toBe(status);
  if (status === 200) expect(response.body).toBe(`the page of ${target}`);
});
