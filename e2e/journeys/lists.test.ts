import * as texts from '@headwater/brand/texts.ts';
import { test as noisy } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { holdResponses } from '../support/held-responses.ts';
import { endOf, listedTitles, loadAll, loadMore } from '../support/listing.ts';
import { expect, test } from '../support/test.ts';
import { measureTransfer } from '../support/transfer.ts';

const listings = [
  ['/news/', 'News', 9],
  ['/category/notes/', 'Category: Notes', 9],
  ['/tag/seals/', 'Tag: Seals', undefined],
  ['/author/editor/', 'Author: Editor', undefined],
  ['/project/', 'Projects', 5],
] as const;

for (const [path, heading, perPage] of listings) {
  test(`${path} has the heading "${heading}" and can be read to its end without duplicates`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const titles = listedTitles(page);
    if (perPage) await expect(titles).toHaveCount(perPage);
    const urls = await loadAll(page, titles);
    expect(urls.length).toBeGreaterThan(perPage ?? 0);
    expect(new Set(urls).size).toBe(urls.length);
    expect(new URL(page.url()).search).toBe('');
  });
}

test('shows a spinner while more posts load', async ({ page }) => {
  await page.goto('/news/');
  const release = await holdResponses(page, /[?&]after=/);
  await loadMore(page).click();
  const loading = page.getByRole('main').getByRole('link', { name: 'Loading...' });
  await expect(loading).toHaveAttribute('aria-disabled', 'true');
  expect(await loading.evaluate((link) => getComputedStyle(link, '::after').borderRadius)).toBe('50%');
  await expect(loading.locator('svg')).toBeHidden();
  release();
  await expect(loading).toHaveCount(0);
});

test('loading more by keyboard announces it and focuses the first new title', async ({ page }) => {
  await page.goto('/news/');
  const release = await holdResponses(page, /[?&]after=/);
  const titles = listedTitles(page);
  const depth = await page.evaluate('history.length');
  await loadMore(page).focus();
  await page.keyboard.press('Enter');
  const loading = page.getByRole('main').getByRole('link', { name: 'Loading...' });
  await expect(loading).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  release();
  await expect(titles.nth(9)).toBeFocused();
  await expect(loading).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await page.evaluate('history.length')).toBe(depth);
  expect(new URL(page.url()).search).toBe('');
});

/** Runs in the page: how many pictures in view have not loaded. */
function loadingPictures(): number {
  const isInView = (picture: Element) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  return [...document.images].filter((picture) => !picture.complete && isInView(picture)).length;
}

test('coming back from a post restores the extended list and the scroll position', async ({ page }) => {
  await page.goto('/news/');
  const titles = listedTitles(page);
  await loadMore(page).click();
  await expect(titles).toHaveCount(18);
  await loadMore(page).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(18);
  const grown = await titles.count();
  const post = titles.nth(18);
  const name = await post.textContent();
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY))));
  await post.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  const left = Number(await page.evaluate(() => sessionStorage.getItem('left')));
  await page.goBack();
  await expect(titles).toHaveCount(grown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
  await expect(post).toBeInViewport();
  // Pictures that load late must not move the list.
  await expect.poll(() => page.evaluate(loadingPictures)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
  await expect(post).toHaveText(name ?? '');
  await page.goto('/about/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/\/news\/$/);
  await expect(titles).toHaveCount(9);
});

test('coming back to an extended list does not move a visitor who has scrolled meanwhile', async ({ page }) => {
  await page.goto('/news/');
  await loadMore(page).click();
  await expect(listedTitles(page)).toHaveCount(18);
  await listedTitles(page).nth(17).click();
  await expect(page).not.toHaveURL(/\/news\/$/);
  const release = await holdResponses(page, /[?&]after=/);
  await page.goBack();
  await expect(listedTitles(page)).toHaveCount(9);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  release();
  await expect(listedTitles(page)).toHaveCount(18);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('a second click while loading does not load twice', async ({ page }) => {
  let requests = 0;
  await page.route(/[?&]after=/, async (route) => {
    requests += 1;
    await route.continue();
  });
  await page.goto('/news/');
  await loadMore(page).dblclick();
  await expect(listedTitles(page)).toHaveCount(18);
  expect(requests).toBe(1);
});

test('posts that moved to the next page in the meantime are not shown twice', async ({ page, request }) => {
  const sameAgain = await (await request.get('/news/')).text();
  await page.route(/[?&]after=/, (route) => route.fulfill({ body: sameAgain, contentType: 'text/html' }));
  await page.goto('/news/');
  await loadMore(page).click();
  await expect(loadMore(page)).toBeFocused();
  await expect(listedTitles(page)).toHaveCount(9);
});

noisy('what cannot be loaded is said, and can be tried again', async ({ page }) => {
  await page.goto('/project/');
  await page.route(/[?&]after=/, (route) => route.abort(), { times: 1 });
  await loadMore(page).click();
  await expect(page.getByRole('status')).toHaveText(texts.loadMoreFailed);
  await expect(listedTitles(page)).toHaveCount(5);
  await loadMore(page).click();
  await expect(listedTitles(page)).toHaveCount(10);
  await expect(page.getByRole('status')).toHaveText('');
});

test('a later page of a list links back to its start, which is its canonical URL', async ({ page }) => {
  await page.goto('/news/');
  const next = await loadMore(page).getAttribute('href');
  await page.goto(`/news/${next}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/news\/$/);
  await expect(page).toHaveTitle(/^News, continued \|/);
  await page.getByRole('link', { name: 'Back to the start of the list' }).click();
  await expect(page).toHaveURL(/\/news\/$/);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the control is a link to the next posts', async ({ page }) => {
    await page.goto('/project/');
    const first = await listedTitles(page).allTextContents();
    await loadMore(page).click();
    await expect(page).toHaveURL(/\/project\/\?after=/);
    await page.waitForLoadState();
    await expect(listedTitles(page)).toHaveCount(5);
    const second = await listedTitles(page).allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
  });
});

const emptyLists = { posts: '/news/', projects: '/project/' };
for (const [type, text] of [
  ['posts', 'No posts found.'],
  ['projects', 'No projects found.'],
] as const) {
  test(`an empty list of ${type} shows "${text}"`, async ({ page }) => {
    await page.goto(`${emptyLists[type]}?after=${encodeURIComponent(await endOf(type))}`);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(loadMore(page)).toHaveCount(0);
  });
}

for (const [path, aboveTheFold] of [
  ['/news/', 6],
  ['/project/', 3],
] as const) {
  test(`only the first ${aboveTheFold} images of ${path} load eagerly, the first row with priority`, async ({
    page,
  }) => {
    await page.goto(path);
    await loadMore(page).click();
    await expect.poll(() => listedTitles(page).count()).toBeGreaterThan(9);
    const images = await page
      .getByRole('main')
      .locator('li img')
      .evaluateAll((all) => all.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]));
    expect(images.length).toBeGreaterThan(aboveTheFold);
    expect(images.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => ['eager', 'high']));
    expect(images.slice(0, aboveTheFold).map(([loading]) => loading)).toEqual(
      Array.from({ length: aboveTheFold }, () => 'eager'),
    );
    expect(
      images.slice(aboveTheFold).filter(([loading, priority]) => loading !== 'lazy' || priority === 'high'),
    ).toEqual([]);
  });
}

test('a card has a 340 by 340 pixel image, a long date and one link', async ({ page }) => {
  await page.goto('/news/');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.locator('img')).toHaveAttribute('width', '340');
  await expect(card.locator('img')).toHaveAttribute('height', '340');
  await expect(card.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(1);
});

for (const path of ['/news/', '/project/', '/search']) {
  test(`${path} loads at most 8 KB of JavaScript`, async ({ page }) => {
    expect((await measureTransfer(page, path)).script).toBeLessThanOrEqual(8 * 1024);
  });
}

for (const width of [390, 1440]) {
  test(`an extended list passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/news/');
    await loadMore(page).click();
    await expect(listedTitles(page)).toHaveCount(18);
    expect(await axeFindings(page)).toEqual([]);
  });
}
