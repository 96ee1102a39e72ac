import type { DemoPage } from '../support/content.ts';
import { demoPages } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

test('a title with markup and entities is shown as the text that was meant', async ({ page }) => {
  const { uri } = await find(({ title }) => /[<&]/.test(title));
  await page.goto(uri);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.locator('em, i, b, strong, sup, sub, script').count()).toBe(0);
  const text = (await heading.textContent()) ?? '';
  expect(text).not.toMatch(/&(?:amp|lt|gt|quot|#\d+);|<\/?[a-z]/);
  expect(await page.title()).toContain(text.trim());
});

test('a product that has nothing but a title is a whole page all the same', async ({ page }) => {
  const bare = await bareProduct();
  const response = await page.goto(bare.uri);
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Features', 'Applications', 'Markets']) {
    await expect(main.getByRole('heading', { name })).toHaveCount(0);
  }
  await expect(main.getByRole('link', { name: /Brochure|Data Sheet|Manual/i })).toHaveCount(0);
  await expect(main).not.toContainText(/undefined|null|NaN|Invalid Date/);
});

test('a card without a teaser says so', async ({ page }) => {
  const { uri } = await bareProduct();
  await page.goto(uri.replace(/[^/]+\/$/, ''));
  await expect(page.getByRole('main').getByText('Missing teaser description').first()).toBeVisible();
});

test('a very long name stays inside a small screen', async ({ page }) => {
  const pages = await demoPages();
  const longest = pages.toSorted((a, b) => b.title.length - a.title.length)[0];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(longest?.uri ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});

async function find(matches: (page: DemoPage) => boolean): Promise<DemoPage> {
  const found = (await demoPages()).find(matches);
  if (!found) throw new Error('The demo catalogue no longer has this awkward page.');
  return found;
}

function bareProduct(): Promise<DemoPage> {
  return find(({ uri, template }) => template === 'Single Product' && uri.includes('title-only'));
}
