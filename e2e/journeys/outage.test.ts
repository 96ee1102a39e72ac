import { startSite } from '@headwater/tools/running-program.ts';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { company } from '../support/companies.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { expect, test } from '../support/site-behind-proxy.ts';

const page = pageKinds['generic page'];
const otherPage = pageKinds['sub-category'];

test('a hundred concurrent first visitors of a page cause one set of queries', async ({ cmsProxy, site }) => {
  cmsProxy.queries.length = 0;
  const responses = await Promise.all(Array.from({ length: 100 }, () => fetch(site.url + page)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  const queries = cmsProxy.queries.map(({ operationName, variables }) => `${operationName} ${variables}`);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries).toEqual([...new Set(queries)]);
  expect(queries.length, 'a page needs a handful of queries').toBeLessThanOrEqual(4);
});

test('a cached page is served while the CMS is down', async ({ cmsProxy, site }) => {
  const good = await (await fetch(site.url + page)).text();
  await cmsProxy.close();

  const warm = await fetch(site.url + page);
  expect(warm.status).toBe(200);
  expect(warm.headers.get('x-cache')).toMatch(/^(HIT|STALE)$/);
  expect(await warm.text()).toBe(good);
});

test('the list of documents, a document and its file stay while the CMS is down', async ({ cmsProxy, site }) => {
  const paths = ['/documents/', '/documents/complete-data-sheet/', '/documents/complete-data-sheet.pdf'];
  const statuses = () => Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status));
  await expect.poll(statuses).toEqual([200, 200, 200]);
  await cmsProxy.close();
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('narrowed lists, searches and codes on data plates are the same while the CMS is down', async ({
  cmsProxy,
  site,
}) => {
  const targets = ['/documents/?kind=dataSheet', '/qr/no-such-number', '/search?q=complete', '/api/suggest?q=complete'];
  const responses = () => Promise.all(targets.map((target) => fetch(site.url + target)));
  const statuses = async () => (await responses()).map(({ status }) => status);
  const texts = async () => Promise.all((await responses()).map((response) => response.text()));
  await expect.poll(statuses).toEqual([200, 404, 200, 200]);
  const before = await texts();
  expect(before[0]).toContain('complete-data-sheet');
  await cmsProxy.close();
  expect(await statuses()).toEqual([200, 404, 200, 200]);
  expect(await texts()).toEqual(before);
});

test('a page that is not cached says when to try again while the CMS is down', async ({ cmsProxy, site }) => {
  await cmsProxy.close();
  const cold = await fetch(site.url + otherPage);
  expect(cold.status).toBe(503);
  expect(cold.headers.get('retry-after')).toBe('30');
  expect(cold.headers.get('cache-control')).toContain('no-store');
});

test('a response with errors and no data is an outage, never a 404', async ({ cmsProxy, site }) => {
  await fetch(site.url + page);
  cmsProxy.spoilResponses = true;
  expect((await fetch(site.url + page)).status).toBe(200);
  expect((await fetch(site.url + otherPage)).status).toBe(503);
  expect((await fetch(`${site.url}/there-is-no-such-page/`)).status).toBe(503);

  cmsProxy.spoilResponses = false;
  await expect.poll(async () => (await fetch(site.url + otherPage)).status, { timeout: 15_000 }).toBe(200);
});

test('a page that the CMS does not have is a 404 that is looked up once', async ({ cmsProxy, site }) => {
  expect((await fetch(`${site.url}/there-is-no-such-page/`)).status).toBe(404);
  cmsProxy.queries.length = 0;
  expect((await fetch(`${site.url}/there-is-no-such-page/`)).status).toBe(404);
  const seeds = cmsProxy.queries.filter(({ operationName }) => operationName === 'GetSeedNode');
  expect(seeds).toEqual([]);
});

test('a site that starts before its CMS lives recovers by itself', async ({ browser }) => {
  const cmsProxy = await startCmsProxy(company.cmsUrl);
  await cmsProxy.close();
  const site = await startSite(cmsProxy.url, company.folder, 'live');
  try {
    expect((await fetch(`${site.url}/livez`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    const tab = await browser.newPage();
    const response = await tab.goto(site.url);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBe('30');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByRole('link', { name: /\d{3}.*\d{4}/ }).first()).toHaveAttribute('href', /^tel:/);
    await tab.close();

    await cmsProxy.open();
    await expect.poll(async () => (await fetch(`${site.url}/`)).status, { timeout: 15_000 }).toBe(200);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 15_000 }).toBe(200);
  } finally {
    await site.stop();
    await cmsProxy.close();
  }
});

test('before the catalogue and the documents are read, no address of theirs is missing', async () => {
  const cmsProxy = await startCmsProxy(company.cmsUrl);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  cmsProxy.hold = ({ operationName }) =>
    /^Get(?:IndexedContent|Documents|ProductFiles)$/.test(operationName) ? released : undefined;
  const site = await startSite(cmsProxy.url, company.folder);
  const paths = ['/parts/no-such-part/', '/documents/', '/documents/no-such-document/', '/qr/no-such-number/'];
  const statuses = () => Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status));
  try {
    expect(await statuses()).toEqual([503, 503, 503, 503]);
    release();
    await expect.poll(statuses, { timeout: 15_000 }).toEqual([404, 200, 404, 404]);
    // The CMS has its files elsewhere than its address says: the index knows where.
    const results = await (await fetch(`${site.url}/search/?q=complete`)).text();
    expect(results).toContain('<img');
  } finally {
    release();
    await site.stop();
    await cmsProxy.close();
  }
});
