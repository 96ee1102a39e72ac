import { demo } from '../support/companies.ts';
import { demoPages } from '../support/content.ts';
import { crawl } from '../support/crawl.ts';
import { expect, test } from '../support/test.ts';

test('nothing that any demo page links to, shows or loads is missing, and nothing leads to the CMS', async () => {
  test.setTimeout(600_000);
  const pages = (await demoPages()).map(({ uri }) => demo.siteUrl + uri);
  const { visited, faults } = await crawl([`${demo.siteUrl}/`, ...pages], demo.cmsUrl);
  expect(faults).toEqual([]);
  const files = visited.map((address) => new URL(address).pathname);
  expect(files.filter((file) => file.endsWith('.pdf')).length, 'the crawl reached the papers').toBeGreaterThan(30);
  expect(visited.length, 'the crawl reached images and assets').toBeGreaterThan(300);
});
