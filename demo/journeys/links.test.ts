import { company } from '@headwater/e2e/support/companies.ts';
import { publishedPages } from '@headwater/e2e/support/content.ts';
import { crawl } from '@headwater/e2e/support/crawl.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';

test('no link, image or asset of the demo is missing, and none points to the CMS', async () => {
  test.setTimeout(600_000);
  const pages = (await publishedPages()).map(({ uri }) => company.siteUrl + uri);
  const { visited, faults } = await crawl([`${company.siteUrl}/`, ...pages], company.cmsUrl);
  expect(faults).toEqual([]);
  const files = visited.map((address) => new URL(address).pathname);
  expect(files.filter((file) => file.endsWith('.pdf')).length, 'the crawl reached the papers').toBeGreaterThan(30);
  expect(visited.length, 'the crawl reached images and assets').toBeGreaterThan(300);
});
