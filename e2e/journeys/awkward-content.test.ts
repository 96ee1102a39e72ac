import { expect, test } from '../support/test.ts';

const titleOnly = '/products/wastewater/self-priming/sp-4085-e/';
const withoutTeaser = '/products/wastewater/lift-station/ls-3608/';
const markedUpTitle = '/products/industrial-and-mining/dewatering/dw-2-lite-co/';
const veryLongName = '/products/water-supply/booster-set/bs-4960-ss-2v/';

test('a title with markup and entities is shown as the text that was meant', async ({ page }) => {
  await page.goto(markedUpTitle);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.locator('em, i, b, strong, sup, sub, script').count()).toBe(0);
  const text = (await heading.textContent()) ?? '';
  expect(text).not.toMatch(/&(?:amp|lt|gt|quot|#\d+);|<\/?[a-z]/);
  expect(await page.title()).toContain(text.trim());
});

test('a product that has nothing but a title is a whole page all the same', async ({ page }) => {
  const response = await page.goto(titleOnly);
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
  await page.goto(withoutTeaser.replace(/[^/]+\/$/, ''));
  await expect(page.getByRole('main').getByText('Missing teaser description').first()).toBeVisible();
});

test('a very long name stays inside a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(veryLongName);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
