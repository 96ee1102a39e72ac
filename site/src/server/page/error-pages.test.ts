import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PageRenderer } from '../render-page.ts';
import { prepareErrorPages } from './error-pages.ts';

/** Renders pages that show the ID of their request. @param statuses of the paths that do not have their own */
function renderer(statuses: Record<string, number> = {}): PageRenderer {
  return async (path, requestId) => ({
    status: statuses[path] ?? Number(path.slice(1)),
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(`${path} of ${requestId}. `.repeat(50)),
    tags: [],
    isPartial: false,
  });
}

const kept = { headers: { 'content-type': 'text/html' }, tags: [], isPartial: false, etag: expect.stringMatching(/./) };

test('the page for an outage of the CMS is ready in both encodings, with its own headers', async () => {
  const { unavailable } = await prepareErrorPages(renderer());
  expect(unavailable).toMatchObject({ ...kept, status: 503 });
  expect(unavailable.body.toString()).toMatch(/^\/503 of /);
  expect(gunzipSync(unavailable.gzip ?? '')).toEqual(unavailable.body);
  expect(brotliDecompressSync(unavailable.brotli ?? '')).toEqual(unavailable.body);
});

test('an error page of the site is not compressed in advance because it shows the ID of its request', async () => {
  const { internal } = await prepareErrorPages(renderer());
  for (const requestId of ['request-1', 'request-2']) {
    const page = internal(requestId);
    expect(page).toMatchObject({ ...kept, status: 500, gzip: undefined, brotli: undefined });
    expect(page.body.toString()).toBe(`/500 of ${requestId}. `.repeat(50));
  }
});

test.each(['500', '503'])('the site does not start with a build that cannot render its %s page', async (status) => {
  await expect(prepareErrorPages(renderer({ [`/${status}`]: 404 }))).rejects.toMatchObject({
    name: 'BuildError',
    message: expect.stringContaining(`its ${status} page`),
  });
});
