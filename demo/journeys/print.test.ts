import { pageKinds } from '@headwater/e2e/support/page-kinds.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';
import { countSheets, sheet } from './paper.ts';

test.use({ viewport: sheet });

test('a post prints on two sheets at most', async ({ page }) => {
  await page.goto(pageKinds.post);
  const sheets = await countSheets(page);
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(2);
});

test('the shop-floor card prints on one sheet, which its table crosses in one piece', async ({ page }) => {
  await page.goto(pageKinds['blank page']);
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  expect(await table.evaluate((element) => element.getClientRects().length)).toBe(1);
  const { width, height } = (await table.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(sheet.width * 0.9);
  // In the type of a data sheet it took a fifth.
  expect(height).toBeGreaterThan(sheet.height / 3);
});

test('in print, a parts list shows all of its columns, on two sheets at most', async ({ page }) => {
  await page.goto('/products/wastewater/submersible-non-clog/sn-4055/');
  expect(await countSheets(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  const list = page.locator('.is-wide');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
});
