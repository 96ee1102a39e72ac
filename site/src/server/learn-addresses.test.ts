import { expect, test } from 'vitest';
import { createPageCache } from '../page-cache/page-cache.ts';
import { alwaysKnown, learnAddresses } from './learn-addresses.ts';

const documents: Record<string, string> = {
  '/sitemap.xml': '<sitemap><loc>https://shop.example/sitemap-page-1.xml</loc></sitemap>',
  '/sitemap-page-1.xml': '<url><loc>https://shop.example/about/</loc></url>',
  '/about/': 'about us',
};

function cacheOf(known: Record<string, string>) {
  const cache = createPageCache({
    render: async (key) => ({
      status: known[key] ? 200 : 404,
      headers: { 'content-type': key.endsWith('.xml') ? 'application/xml' : 'text/html' },
      body: Buffer.from(known[key] ?? 'none'),
      tags: [],
      isPartial: false,
    }),
    maxBytes: 1e6,
    freshSeconds: 180,
    settleSeconds: 10,
    missing: { seconds: 60, budget: 4 },
    always: alwaysKnown,
    onScan: () => void learnAddresses(cache),
  });
  return cache;
}

test('in the middle of a scan the pages of the sitemap are there, others are not looked up', async () => {
  const cache = cacheOf(documents);
  for (let scan = 0; scan < 6; scan += 1) await cache.get(`/try-${scan}/`);
  expect((await cache.get('/about/'))?.page.body.toString()).toBe('about us');
  expect(await cache.get('/try-again/')).toBeUndefined();
});

test('a site whose sitemap fails serves what it knows', async () => {
  const cache = cacheOf({ '/': '<a href="/about/">About</a>', '/about/': 'about us' });
  await cache.get('/');
  for (let scan = 0; scan < 6; scan += 1) await cache.get(`/try-${scan}/`);
  expect((await cache.get('/about/'))?.page.status).toBe(200);
});
