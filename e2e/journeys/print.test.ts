import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { subCategoryPath } from '../starting-content/products.ts';
import { company } from '../support/companies.ts';
import { expect, test } from '../support/test.ts';

test.use({ company: company, viewport: { width: 718, height: 1000 } });

const path = `${subCategoryPath}complete/`;

test('a product prints on two sheets at most', async ({ page }) => {
  await page.goto(path);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test('a printed page has the company’s name, its URL and the date', async ({ page, company }) => {
  await page.goto(path);
  const line = page.getByText(`${company.siteUrl}${path}`);
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeVisible();
  await expect(line.locator('..')).toContainText(/^\S.*[A-Z][a-z]+ \d{1,2}, \d{4}$/);
});

const drawing = (page: Page, name: string) => page.getByRole('img', { name: `Test picture ${name}`, exact: true });

test('in print, a performance curve is at least half a sheet wide', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const curve = await drawing(page, 'pump-curve').boundingBox();
  expect(curve?.width).toBeGreaterThan(718 / 2);
});

test('in print, drawings that would be too small to read are left out', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(drawing(page, 'pump').first()).toBeVisible();
  await expect(page.getByRole('group', { name: '2 of 3' })).toBeHidden();
});

test('the first titled section of a page is number one', async ({ page }) => {
  await page.goto(path);
  // Generated text is in no tree that a script reads; the counter is what it shows.
  const counted = await page
    .getByRole('main')
    .locator('section')
    .evaluateAll((sections) =>
      sections
        .filter((section) => getComputedStyle(section).counterIncrement !== 'none')
        .map((section) => section.querySelector('h2')?.textContent),
    );
  expect(counted).toEqual(['Replacement parts']);
});

for (const url of ['/', '/core-blocks/', '/about/']) {
  test(`on paper with backgrounds, all text of ${url} contrasts with its ground`, async ({ page }) => {
    await page.goto(url);
    await page.emulateMedia({ media: 'print' });
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([]);
  });
}
