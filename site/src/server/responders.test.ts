import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { PageCache } from '../page-cache/page-cache.ts';
import { storedPage } from '../page-cache/stored-page.ts';
import { OWN_PAGE } from '../routing/route-row.ts';
import { createHealth } from './operators/health.ts';
import type { PipelineParts } from './pipeline.ts';
import { sendRequest, startListeningSite } from './testing/listening-site.ts';
import { limitsOf } from './testing/route-listener.ts';
import { standInPages } from './testing/stand-in-pages.ts';

/** A site that lists what it renders, and its responses. */
async function startSite(parts: Partial<PipelineParts> = {}) {
  const rendered: (string | undefined)[] = [];
  const handler = standInPages(async (req, res, context) => {
    rendered.push(req.url);
    const status = { '/500': 500, '/503': 503 }[req.url ?? ''] ?? 200;
    res.writeHead(status, { 'content-type': 'text/html' }).end(`<p>${context.requestId}</p>`);
  });
  const { port } = await startListeningSite({ handler, parts });
  rendered.length = 0;
  return { rendered, get: (target: string, headers = '') => sendRequest(port, target, { headers }) };
}

test.each([
  ['/wp-content/uploads/2026/Plan%202.pdf', '/media/2026/Plan%202.pdf'],
  ['/feed/', '/feed.xml'],
])('%s of the old site redirects permanently to %s', async (target, location) => {
  const { get } = await startSite();
  const response = await get(target);
  expect([response.status, response.header('location')]).toEqual([308, location]);
});

test.each([
  [
    'a file of the library is requested by its path below it',
    '/media/2026/Plan%202.pdf?download',
    'file 2026/Plan 2.pdf',
  ],
  ['a resized picture by its query', '/image?url=/media/x.jpg&w=640', 'image url=/media/x.jpg&w=640'],
])('%s', async (_what, target, expected) => {
  const sent = (res: ServerResponse, what: string) => void res.end(what);
  const media: PipelineParts['media'] = {
    sendMedia: async (_req, res, path) => sent(res, `file ${path}`),
    sendImage: async (_req, res, query) => sent(res, `image ${query}`),
  };
  expect((await (await startSite({ media })).get(target)).body).toContain(expected);
});

test('a file that the site does not have is a 404 of one line', async () => {
  const { get, rendered } = await startSite();
  const response = await get('/wp-login.php');
  expect([response.status, response.body.includes('Not found.\n'), rendered]).toEqual([404, true, []]);
});

test('endpoints and pages of the site itself are rendered with their query, if any, for their own request', async () => {
  const { get, rendered } = await startSite();
  const robots = await get('/robots.txt?x=1');
  const search = await get('/search');
  await get('/search?q=seal');
  expect(rendered).toEqual(['/robots.txt?x=1', '/search', '/search?q=seal']);
  expect([search.header('x-cache'), search.header('age')]).toEqual(['MISS', '0']);
  for (const { body, header } of [robots, search]) expect(body).toContain(header('x-request-id'));
});

test.each([
  ["an editor's page", [], '/documents/', []],
  ["an editor's page", [], '/documents/?kind=manual', []],
  ["the site's own list", [OWN_PAGE], '/documents/', []],
  ["the site's own list", [OWN_PAGE], '/documents/?q=seal', ['/documents/?q=seal']],
])(
  'where %s is stored, with tags %j, %s renders only what is narrowed from the own list',
  async (_what, tags, target, expected) => {
    const page = storedPage({ status: 200, headers: {}, body: Buffer.from('stored'), tags, isPartial: false }, 0, 0);
    const cache = { get: async () => ({ page, state: 'HIT', ageSeconds: 0 }) } as unknown as PageCache;
    const { get, rendered } = await startSite({ cache, health: createHealth(cache) });
    expect((await get(target)).status).toBe(200);
    expect(rendered).toEqual(expected);
  },
);

test.each(['/about/', '/search'])('a preview of %s is redirected to the preview page', async (path) => {
  const { get } = await startSite();
  const response = await get(`${path}?preview=true&p=7`);
  expect([response.status, response.header('location')]).toEqual([307, '/preview?preview=true&p=7']);
});

test.each(['/robots.txt', '/media/x.pdf', '/livez'])('%s, which is not a page, has no preview', async (path) => {
  const { get } = await startSite();
  expect((await get(`${path}?preview=true&p=7`)).status).toBe(200);
});

test('a site without https stores a choice about consent, too', async () => {
  const { port } = await startListeningSite({
    handler: standInPages((req, res) => void res.writeHead(Number(req.url.slice(1))).end()),
    parts: { siteUrl: new URL('http://shop.example') },
  });
  const response = await sendRequest(port, '/api/consent', {
    method: 'POST',
    body: 'allow=maps',
    headers: 'Origin: https://shop.example\r\nContent-Length: 10\r\n',
  });
  expect(response.header('set-cookie')).toBe('consent=maps; Path=/; Max-Age=15552000; SameSite=Lax');
});

/** What is requested of the cache; it responds with a page of this status. */
async function cacheRequests(status = 200) {
  const requested: [key: string, isAhead: boolean | undefined, isNewcomer: boolean | undefined][] = [];
  const counted: string[] = [];
  const rendered = { status, headers: {}, body: Buffer.from('a page'), tags: [], isPartial: false };
  const page = storedPage(rendered, 0, 0);
  const cache = {
    get: async (key: string, request: { isAhead?: boolean; isNewcomer?: () => boolean } = {}) => {
      requested.push([key, request.isAhead, request.isNewcomer?.()]);
      return { page, state: 'MISS', ageSeconds: 0 };
    },
  } as unknown as PageCache;
  const limits = limitsOf({
    'unknown-paths': (client) => {
      counted.push(client);
      return counted.length > 1 ? 60 : 0;
    },
  });
  const { get } = await startSite({ cache, limits, health: createHealth(cache) });
  return { requested, counted, get };
}

test.each([
  ['its encoded path', '/caf%c3%a9/?from=mail', '/caf%C3%A9/'],
  ['its place in a list', '/news/?x=1&after=YXJyYXljb25uZWN0aW9uOjk%3D', '/news/?after=YXJyYXljb25uZWN0aW9uOjk%3D'],
  ['its path when its place is empty', '/news/?after=', '/news/'],
])('a page of the cache is requested by %s', async (_what, target, key) => {
  const { requested, get } = await cacheRequests();
  await get(target);
  expect(requested.map(([one]) => one)).toEqual([key]);
});

test('a place in a list that is not a cursor is refused', async () => {
  const { requested, get } = await cacheRequests();
  const refused = await get('/news/?after=1');
  expect([refused.status, refused.body.includes('Bad request.\n')]).toEqual([400, true]);
  expect(requested).toEqual([]);
});

test('documents and pages that are fetched ahead wait behind pages that visitors wait for', async () => {
  const { requested, get } = await cacheRequests();
  await get('/about/');
  await get('/news/', 'Sec-Purpose: prefetch\r\n');
  expect((await get('/sitemap.xml?x=1')).status).toBe(200);
  expect(requested.map(([key, isAhead]) => [key, isAhead])).toEqual([
    ['/about/', false],
    ['/news/', true],
    ['/sitemap.xml', true],
  ]);
});

test('a client is new until it has tried its number of unknown paths', async () => {
  const { requested, counted, get } = await cacheRequests(404);
  await get('/a/');
  await get('/b/');
  expect(requested.map(([, , isNewcomer]) => isNewcomer)).toEqual([true, false]);
  expect(counted).toEqual(['127.0.0.1', '127.0.0.1']);
});
