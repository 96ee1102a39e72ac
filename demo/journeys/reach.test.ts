import { company } from '@headwater/e2e/support/companies.ts';
import { clicksFromHome } from '@headwater/e2e/support/reach.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';

async function locations(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
}

test('every page can be reached by links from the front page; products, representatives and documents in four clicks', async () => {
  test.setTimeout(240_000);
  const files = await locations(`${company.siteUrl}/sitemap.xml`);
  const published = (await Promise.all(files.map(locations))).flat().map((address) => new URL(address).pathname);
  expect(published.length).toBeGreaterThan(100);
  const clicks = await clicksFromHome(company.siteUrl);
  expect(published.filter((path) => !clicks.has(path))).toEqual([]);
  const near = [...clicks].filter(([path]) => /^\/(?:products|representative)\/|\.pdf$/.test(path));
  expect(near.length).toBeGreaterThan(100);
  expect(near.filter(([, depth]) => depth > 4)).toEqual([]);
});
