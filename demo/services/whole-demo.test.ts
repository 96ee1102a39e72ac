import { shareCompany } from '@headwater/e2e/support/companies.ts';
import { publishedPages } from '@headwater/e2e/support/content.ts';
import { crawl } from '@headwater/e2e/support/crawl.ts';
import { sitemapLocations } from '@headwater/e2e/support/sitemap.ts';
import { type RunningCompany, startCompany } from '@headwater/e2e/support/start-company.ts';
import { findJourneyBrowser } from '@headwater/tools/journey-browser.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { demoContent } from '../journeys/content.ts';
import { countSheets, sheet } from '../journeys/paper.ts';
import { clicksFromHome } from './reach.ts';

/** All pages and files of the demo, one after the other, which takes minutes. */
let company: RunningCompany;
beforeAll(async () => {
  company = await startCompany(await temporaryFolder('demo'), { contentModule: demoContent.contentModule });
  shareCompany(company);
});
afterAll(() => company.stop());

test('every page responds with 200 and its title as the only h1', async () => {
  const pages = await publishedPages();
  expect(pages.length, 'the demo catalogue has its pages').toBeGreaterThan(60);
  const faults: string[] = [];
  for (const { uri } of pages) {
    const response = await fetch(company.siteUrl + uri);
    const html = await response.text();
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (response.status !== 200 || headings !== 1 || !html.includes('</html>')) {
      faults.push(`${uri}: ${response.status}, ${headings} main headings`);
    }
  }
  expect(faults).toEqual([]);
});

test('a crawl finds no link, image or asset that is missing or points to the CMS', async () => {
  const pages = (await publishedPages()).map(({ uri }) => company.siteUrl + uri);
  const { visited, faults } = await crawl([`${company.siteUrl}/`, ...pages], company.cmsUrl);
  expect(faults).toEqual([]);
  const files = visited.map((url) => new URL(url).pathname);
  expect(files.filter((file) => file.endsWith('.pdf')).length, 'the crawl reached the PDFs').toBeGreaterThan(30);
  expect(visited.length, 'the crawl reached images and assets').toBeGreaterThan(300);
});

let fromHome: ReturnType<typeof clicksFromHome> | undefined;

/** How many clicks each page is from the front page, found by one crawl for all tests. */
function clicksToPages() {
  fromHome ??= clicksFromHome(company.siteUrl);
  return fromHome;
}

test('every page can be reached by links from the front page', async () => {
  const files = await sitemapLocations(`${company.siteUrl}/sitemap.xml`);
  const published = (await Promise.all(files.map(sitemapLocations))).flat().map((url) => new URL(url).pathname);
  expect(published.length).toBeGreaterThan(100);
  const clicks = await clicksToPages();
  expect(published.filter((path) => !clicks.has(path))).toEqual([]);
});

test('products, representatives or documents are at most four clicks from the front page', async () => {
  const clicks = await clicksToPages();
  const near = [...clicks].filter(([path]) =>
    /^\/(?:products|representative)\/|^(?!\/documents\/[^/]+\/).*\.pdf$/.test(path),
  );
  expect(near.length).toBeGreaterThan(100);
  expect(near.filter(([, depth]) => depth > 4)).toEqual([]);
});

test('every product prints on two sheets at most', async () => {
  const executablePath = findJourneyBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: sheet });
  const products = (await publishedPages()).filter(({ uri }) => /^\/products\/[^/]+\/[^/]+\/[^/]+\/$/.test(uri));
  expect(products.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const { uri } of products) {
    await page.goto(company.siteUrl + uri);
    const sheets = await countSheets(page);
    if (sheets < 1 || sheets > 2) faults.push(`${uri}: ${sheets} sheets`);
  }
  expect(faults).toEqual([]);
});
