import * as texts from '@headwater/brand/texts.ts';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { holdResponses } from '../support/held-responses.ts';
import { loadAll, loadMore } from '../support/listing.ts';
import { expect, test } from '../support/own-site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const input = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const note = (page: Page) => page.getByRole('status').first();
const titles = (page: Page) => page.getByRole('main').getByRole('listitem').locator('a:first-child');

/** Opens the search with a stopped clock: a pause in typing ends only when the test advances it. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/search');
  await input(page).click();
  await page.locator('[data-live]').first().waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Terms that the page requested, in order. */
function watchTerms(page: Page): string[] {
  const terms: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/search' && request.resourceType() === 'fetch') terms.push(searchParams.get('q') ?? '');
  });
  return terms;
}

test('a single character in the focused search field requests nothing', async ({ page }) => {
  const terms = watchTerms(page);
  await openWithStoppedClock(page);
  await expect(heading(page)).toHaveText('Search');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAttribute('placeholder', 'Start typing...');
  await page.keyboard.type('p');
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\/search\?q=p$/);
  await expect(heading(page)).toHaveText('Search');
  expect(terms).toEqual([]);
});

test('results arrive while the visitor types, once per pause', async ({ page }) => {
  const terms = watchTerms(page);
  await openWithStoppedClock(page);
  for (const letter of '  cavitation ') {
    await page.keyboard.type(letter);
    await page.clock.runFor(400);
  }
  expect(terms).toEqual([]);
  await page.clock.runFor(100);
  await expect(heading(page)).toHaveText('Showing results for "cavitation"');
  await expect(
    titles(page)
      .filter({ hasText: /^Cavitation, part/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=cavitation$/);
  await expect(input(page)).toBeFocused();
  expect(terms).toEqual(['cavitation']);
});

test('lists a post with its date and excerpt, a page without', async ({ page }) => {
  await page.goto('/search?q=testers');
  const items = page.getByRole('main').getByRole('listitem');
  const post = items.filter({ has: page.getByRole('link', { name: 'Two new testers' }) });
  await expect(post).toContainText('March 15, 2023');
  await expect(post).toContainText('We take two testers');
  const careers = items.filter({ has: page.getByRole('link', { name: 'Careers', exact: true }) });
  await expect(careers).not.toContainText(/20\d\d/);
});

test('three placeholders are shown below the old results until the new ones arrive', async ({ page }) => {
  await page.goto('/search?q=cavitation');
  const release = await holdResponses(page, /search\?q=seal/);
  await input(page).fill('seal');
  const placeholders = page.locator('[data-search-skeletons] > *');
  await expect(placeholders.first()).toBeVisible();
  await expect(placeholders).toHaveCount(3);
  await expect(titles(page).first()).toBeVisible();
  await expect(heading(page)).toHaveText('Showing results for "cavitation"');
  release();
  await expect(heading(page)).toHaveText('Showing results for "seal"');
  await expect(placeholders.first()).toBeHidden();
});

test('drops a response that arrives after the next search', async ({ page }) => {
  await page.goto('/search');
  const late = Promise.withResolvers<void>();
  await page.route(/search\?q=valve/, async (route) => {
    await late.promise;
    // The page may have aborted the request already.
    await route.continue().catch(() => {});
  });
  const requested = page.waitForRequest(/search\?q=valve/);
  await input(page).fill('valve');
  await requested;
  await input(page).fill('cavitation');
  await expect(heading(page)).toHaveText('Showing results for "cavitation"');
  late.resolve();
  await page.waitForTimeout(500);
  await expect(heading(page)).toHaveText('Showing results for "cavitation"');
});

test('Back and Forward move between submitted searches, on one page', async ({ page }) => {
  await page.goto('/search');
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  for (const term of ['cavitation', 'valve']) {
    await input(page).fill(term);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(`Showing results for "${term}"`);
  }
  await page.goBack();
  await expect(input(page)).toHaveValue('cavitation');
  await expect(heading(page)).toHaveText('Showing results for "cavitation"');
  await page.goBack();
  await expect(input(page)).toHaveValue('');
  await expect(heading(page)).toHaveText('Search');
  await expect(titles(page)).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect(input(page)).toHaveValue('valve');
  await expect(heading(page)).toHaveText('Showing results for "valve"');
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
});

test('Back ends a search that was typed a moment ago', async ({ page }) => {
  await openWithStoppedClock(page);
  for (const term of ['cavitation', 'valve']) {
    await input(page).fill(term);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(`Showing results for "${term}"`);
  }
  const terms = watchTerms(page);
  await input(page).fill('bearing');
  await page.goBack();
  await expect(heading(page)).toHaveText('Showing results for "cavitation"');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\?q=cavitation$/);
  expect(terms).not.toContain('bearing');
});

test('coming back from a result restores the search', async ({ page }) => {
  await page.goto('/search');
  await input(page).fill('cavitation');
  await titles(page).first().click();
  await expect(heading(page)).not.toContainText('Showing');
  await page.goBack();
  await expect(input(page)).toHaveValue('cavitation');
  await expect(heading(page)).toHaveText('Showing results for "cavitation"');
});

test('focusing the field selects the term, so that typing replaces it', async ({ page }) => {
  await page.goto('/search?q=cavitation');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('valve');
  await expect(input(page)).toHaveValue('valve');
  await page.getByRole('button', { name: 'Search' }).focus();
  await input(page).click();
  await page.keyboard.type('seal');
  await expect(input(page)).toHaveValue('seal');
});

test('a search without results says so when it is finished, not before', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText('No results')).toHaveCount(0);
  await input(page).fill('zzyzx');
  await expect(note(page)).toHaveText('No results');
  await expect(heading(page)).toHaveText('Showing results for "zzyzx"');
  await input(page).fill('');
  await expect(heading(page)).toHaveText('Search');
  await expect(page.getByText('No results')).toHaveCount(0);
});

test('all results of a group can be loaded without duplicates, with the focus on the new ones', async ({ page }) => {
  await page.goto('/search?q=seal');
  await page.getByRole('link', { name: /^All \d+ news$/ }).click();
  const first = await titles(page).count();
  await loadMore(page).focus();
  await page.keyboard.press('Enter');
  await expect(titles(page).nth(first)).toBeFocused();
  const urls = await loadAll(page, titles(page));
  expect(new Set(urls).size).toBe(urls.length);
  await expect(page).toHaveURL(/\/search\?q=seal&in=posts$/);
});

test('a visitor who searches too often is asked to wait with the results still there', async ({
  context,
  site,
  extraHTTPHeaders: headers,
}) => {
  // Chromium logs the error response, which the fixture would otherwise report.
  const page = await context.newPage();
  await page.goto(`${site.url}/search?q=cavitation`);
  // The site allows 20 searches at once and restores one every three seconds: of 30 it refuses some, however long they
  // take. The page gets one of these responses.
  await page.route(/search\?q=valve/, async (route) => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => route.fetch()));
    const refusal = responses.find((response) => response.status() === 429);
    await (refusal ? route.fulfill({ response: refusal }) : route.continue());
  });
  const responded = page.waitForResponse(/search\?q=valve/);
  await input(page).fill('valve');
  await responded;
  await expect(note(page)).toHaveText(/^Too many searches in a short time\. Please wait \d+ seconds? and try again\.$/);
  await expect(heading(page)).toHaveText('Showing results for "cavitation"');
  expect((await fetch(`${site.url}/search`, { headers: headers ?? {} })).status).toBe(200);
});

test('a failed search shows a message and can be repeated', async ({ context, baseURL }) => {
  const page = await context.newPage();
  await page.goto(`${baseURL}/search`);
  await page.route(/search\?q=valve/, (route) => route.abort(), { times: 1 });
  await input(page).fill('valve');
  await expect(note(page)).toHaveText(texts.searchFailed);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Showing results for "valve"');
});

test('results are neither cached nor indexed', async ({ request }) => {
  const response = await request.get('/search?q=pump');
  expect(response.headers()['cache-control']).toBe('no-store');
  expect((await request.get('/search?q=pump')).headers()['x-cache']).toBe('MISS');
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
});

for (const query of [`q=${'a'.repeat(201)}`, 'q=pump&after=everything', `q=${'a'.repeat(5000)}`]) {
  test(`rejects the query ${query.slice(0, 24)} of ${query.length} characters`, async ({ request }) => {
    expect((await request.get(`/search?${query}`)).status()).toBe(400);
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the link to a whole group keeps the term', async ({ page }) => {
    await page.goto('/search?q=seal');
    await page
      .getByRole('link', { name: /^All \d+ / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/search\?q=seal&in=\w+$/);
    await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('seal');
    await page.getByRole('link', { name: 'Back to the start of the list' }).click();
    await expect(page).toHaveURL(/\/search\?q=seal$/);
  });
});

for (const width of [390, 1440]) {
  test(`the results pass axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search');
    await input(page).fill('pump');
    await expect(heading(page)).toHaveText('Showing results for "pump"');
    await expect(titles(page).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
