import { expect, test } from 'vitest';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { limitsOf } from '../testing/route-listener.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

const VISITOR = '198.51.100.1';

const statuses: Record<string, number> = { '/500': 500, '/503': 503, '/real/': 200, '/old/': 308 };

/** Pages of which only a few exist. */
function pages() {
  const targets: string[] = [];
  const handler = standInPages(async (req, res) => {
    const path = req.url ?? '';
    targets.push(path);
    const location = path === '/old/' && { location: '/real/' };
    res.writeHead(statuses[path] ?? 404, { 'content-type': 'text/html', ...location }).end(`the page of ${path}`);
  });
  return { targets, handler };
}

test('a scan of 100 paths gets 404s that are not stored, and renders as few as the budget allows', async () => {
  const { targets, handler } = pages();
  const readPaths = async (isScan: boolean) => ({ keys: ['/', '/real/'], isComplete: isScan });
  const { port } = await startListeningSite({ handler, cache: { readPaths } });
  for (let n = 0; n < 100; n += 1) {
    const { status, header } = await sendRequest(port, `/wp-admin-${n}/`);
    expect([status, header('cache-control')]).toEqual([404, 'no-store']);
  }
  expect(targets.filter((path) => path.startsWith('/wp-admin-'))).toHaveLength(40);
  expect((await sendRequest(port, '/real/')).status).toBe(200);
});

test('a scan while the list cannot be read gets 503 beyond the budget', async () => {
  const { handler } = pages();
  const readPaths = async () => ({ keys: [], isComplete: false });
  const { port } = await startListeningSite({ handler, cache: { readPaths } });
  for (let n = 0; n < 40; n += 1) expect((await sendRequest(port, `/try-${n}/`)).status).toBe(404);
  const response = await sendRequest(port, '/real/');
  expect(response.status).toBe(503);
  expect(response.header('retry-after')).toBe('30');
});

test('in a scan by another client, a visitor with an old link is redirected to the new path', async () => {
  const { handler } = pages();
  const readPaths = async (isScan: boolean) => ({ keys: ['/real/'], isComplete: isScan });
  const counted: string[] = [];
  const limits = limitsOf({
    'unknown-paths': (client) => {
      counted.push(client);
      return client === VISITOR ? 0 : 7;
    },
  });
  const { port } = await startListeningSite({ handler, cache: { readPaths }, parts: { limits, trustedProxies: 1 } });
  for (let n = 0; n < 40; n += 1) await sendRequest(port, `/try-${n}/`);
  expect(counted, 'no one is counted before the budget is spent').toEqual([]);
  expect((await sendRequest(port, '/old/', { headers: 'X-Forwarded-For: 198.51.100.66\r\n' })).status).toBe(404);
  const response = await sendRequest(port, '/old/', { headers: `X-Forwarded-For: ${VISITOR}\r\n` });
  expect(response.status).toBe(308);
  expect(response.header('location')).toBe('/real/');
});
