import { expect, test } from 'vitest';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms();

function get(path: string, init?: RequestInit): Promise<Response> {
  return cms.fetch(new Request(`http://cms.test${path}`, init));
}

const folder = '/wp-content/uploads/2026/03';

test('copies a seeded file when it is first requested, with its size', async () => {
  const response = await get(`${folder}/view-1.jpg`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 2)]).toEqual([0xff, 0xd8]);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
});

test.each([
  [`${folder}/brochure.pdf`, 'application/pdf'],
  [`${folder}/emblem.svg`, 'image/svg+xml'],
])('%s is sent with its content type and nosniff', async (path, type) => {
  const { headers } = await get(path);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('an SVG runs no script, even opened by itself', async () => {
  const { headers } = await get(`${folder}/emblem.svg`);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
});

test('a fresh copy is not sent again', async () => {
  const { headers } = await get(`${folder}/view-2.jpg`);
  const again = await get(`${folder}/view-2.jpg`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const since = { 'if-modified-since': headers.get('last-modified') ?? '' };
  expect((await get(`${folder}/view-2.jpg`, { headers: since })).status).toBe(304);
  expect((await get(`${folder}/view-2.jpg`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('a file is not sent again for its ETag in a list or as a weak one', async () => {
  const { headers } = await get(`${folder}/view-2.jpg`);
  const etag = headers.get('etag') ?? '';
  for (const known of [`"other", ${etag}`, `W/${etag}`]) {
    expect((await get(`${folder}/view-2.jpg`, { headers: { 'if-none-match': known } })).status).toBe(304);
  }
});

test('sends the file again to a client with an older copy', async () => {
  const { headers } = await get(`${folder}/view-2.jpg`);
  const modified = Date.parse(headers.get('last-modified') ?? '');
  const since = { 'if-modified-since': new Date(modified - 1_000).toUTCString() };
  expect((await get(`${folder}/view-2.jpg`, { headers: since })).status).toBe(200);
});

test('responds to HEAD with the size and no body', async () => {
  const response = await get(`${folder}/view-2.jpg`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

test.each([
  `${folder}/nothing.jpg`,
  '/wp-content/uploads/../content.sqlite',
  '/wp-content/uploads/%2e%2e/content.sqlite',
  '/wp-content/uploads/..%2fcontent.sqlite',
  '/wp-content/uploads/%zz',
  '/wp-content/uploads/',
])('%s is not a file of the media library', async (path) => {
  expect([302, 404]).toContain((await get(path)).status);
  expect((await get(path)).headers.get('content-type')).toMatch(/^text\/plain/);
});

test('media accept only GET and HEAD', async () => {
  expect((await get(`${folder}/view-1.jpg`, { method: 'DELETE' })).status).toBe(405);
});
