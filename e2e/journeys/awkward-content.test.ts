import { type EdgeCase, edgeCases, subCategoryPath } from '../starting-content/products.ts';
import { axeFindings } from '../support/axe.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { expect, test } from '../support/test.ts';

test('a title with markup and entities is shown as the text that was meant', async ({ page }) => {
  await page.goto(edgeCases.markedUpTitle.path);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.locator('em, i, b, strong, sup, sub, script').count()).toBe(0);
  const text = (await heading.textContent()) ?? '';
  expect(text).not.toMatch(/&(?:amp|lt|gt|quot|#\d+);|<\/?[a-z]/);
  expect(await page.title()).toContain(text.trim());
});

test('a product with only a title is a complete page', async ({ page }) => {
  const response = await page.goto(edgeCases.titleOnly.path);
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Features', 'Applications', 'Markets']) {
    await expect(main.getByRole('heading', { name })).toHaveCount(0);
  }
  await expect(main.getByRole('link', { name: /Brochure|Data Sheet|Manual/i })).toHaveCount(0);
  await expect(main).not.toContainText(/undefined|null|NaN|Invalid Date/);
});

test('a card says when its teaser is missing', async ({ page }) => {
  await page.goto(subCategoryPath);
  await expect(page.getByRole('main').getByText('Missing teaser description').first()).toBeVisible();
});

test('a very long name fits on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(edgeCases.longName.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});

for (const name of Object.keys(edgeCases) as EdgeCase[]) {
  test(`the page of the product "${name}" is valid HTML and passes axe`, async ({ page, request }) => {
    const { path } = edgeCases[name];
    expect(await htmlFaults(await (await request.get(path)).text(), path)).toEqual([]);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  });
}
