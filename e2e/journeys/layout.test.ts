import type { Locator, Page } from '@playwright/test';
import { edgeCases, subCategoryPath } from '../starting-content/products.ts';
import { expect, test } from '../support/test.ts';

const productPath = `${subCategoryPath}complete/`;
const header = (page: Page) => page.getByRole('banner');

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** How much of the list's width each row of its items fills, for the first `count` items. */
function rowsOf(list: Locator, count: number): Promise<number[]> {
  return list.evaluate((element, most) => {
    const items = [...element.children];
    for (const item of items.slice(most)) item.remove();
    const widths = new Map<number, number>();
    for (const item of items.slice(0, most)) {
      const { top, width } = item.getBoundingClientRect();
      widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width);
    }
    return [...widths.values()].map((width) => width / element.getBoundingClientRect().width);
  }, count);
}

for (const width of [390, 768, 1024, 1440, 2560]) {
  test(`every row of one to eight cards is full at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(subCategoryPath);
    const list = page.getByRole('main').locator('ul:has(> [data-key])');
    expect(await list.locator('> li').count()).toBeGreaterThanOrEqual(8);
    for (let count = 8; count > 0; count -= 1) {
      for (const share of await rowsOf(list, count)) expect(share, `a row of ${count} cards`).toBeCloseTo(1, 1);
    }
  });
}

test('the key figures are above the text on a phone rather than beside it as on a desktop', async ({ page }) => {
  const plate = page.getByRole('main').locator('dl').first();
  const text = page.getByText('It moves water.');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(productPath);
  expect((await boxOf(plate)).y).toBeLessThan((await boxOf(text)).y);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await boxOf(plate)).x).toBeGreaterThan((await boxOf(text)).x + (await boxOf(text)).width);
});

for (const path of [edgeCases.longWord.path, subCategoryPath, '/search?q=Schmutzwassertauchmotorpumpenanlage']) {
  test(`a word wider than a phone stays within ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Schmutzwasser').first()).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });
}

test('an email address and a code break only between their parts', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(edgeCases.longWord.path);
  const broken = await page.evaluate(() => {
    const parts: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || !/@|\.example|TP-4960/.test(text.textContent ?? '')) continue;
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) parts.push(word);
      }
    }
    return parts;
  });
  expect(broken).toEqual([]);
});

test('a table has a shadow on the edge behind which there are more columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(productPath);
  const box = page.locator('.table-scroll').first();
  // Only what is behind the cells.
  await box.locator('table').evaluate((table: HTMLElement) => {
    table.style.minWidth = '800px';
    table.style.visibility = 'hidden';
  });
  await box.scrollIntoViewIfNeeded();
  const { x, y, width } = await boxOf(box);
  const edge = (left: number) => page.screenshot({ clip: { x: left, y: y + 10, width: 4, height: 4 } });
  const edges = async () => [await edge(x), await edge(x + width - 4)];
  const [leftAtStart, rightAtStart] = await edges();
  await box.evaluate((element) => element.scrollTo({ left: 800, behavior: 'instant' }));
  const [leftAtEnd, rightAtEnd] = await edges();
  expect(leftAtStart).toEqual(rightAtEnd);
  expect(rightAtStart).not.toEqual(rightAtEnd);
  expect(leftAtEnd).not.toEqual(leftAtStart);
});

test('a text that opens has a mark before its words', async ({ page }) => {
  await page.goto(productPath);
  const mark = () =>
    page
      .locator('.rich-text')
      .first()
      .evaluate((text) => {
        text.insertAdjacentHTML('beforeend', '<details><summary>Points of the curve</summary><p>1</p></details>');
        return getComputedStyle(text.lastElementChild?.firstElementChild ?? text, '::before').content;
      });
  expect(await mark()).toContain('"+ "');
});

test('on a very wide screen the page is wider than on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.goto(subCategoryPath);
  expect((await boxOf(page.getByRole('contentinfo').locator('> div').first())).width).toBeGreaterThan(1700);
});

test('the menu is a row where it fits', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/about/');
  await expect(header(page).getByRole('button', { name: 'Toggle navigation' })).toBeHidden();
  await expect(header(page).getByRole('navigation').getByRole('link', { name: 'Pumps' })).toBeVisible();
});

test('the search is in the header of a phone, beside the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/about/');
  const search = header(page).getByRole('link', { name: 'Search' });
  const { width, height } = await boxOf(search);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await search.click();
  await expect(page).toHaveURL(/\/search$/);
});

test('at 400 percent zoom the header scrolls away for good', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(productPath);
  for (const top of [600, 500, 400]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const bottom = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom, `at ${top} px`).toBeLessThanOrEqual(0);
  }
});

test('every link of the footer is at least 24 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about/');
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    expect((await boxOf(link)).height, await link.innerText()).toBeGreaterThanOrEqual(24);
  }
});

test('with forced colors drawings take the colors of the text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(subCategoryPath);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  const strokes = await page
    .getByRole('main')
    .locator('svg[viewBox="0 0 420 220"] path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  expect(strokes).toContain(text);
  const marks = await page
    .locator('header svg path, footer svg path')
    .evaluateAll(
      (paths) => paths.filter((path) => getComputedStyle(path).stroke === getComputedStyle(path).fill).length,
    );
  expect(marks, 'marks that vanish in themselves').toBe(0);
});
