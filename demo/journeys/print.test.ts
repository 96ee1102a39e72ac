import { publishedPages } from '@headwater/e2e/support/content.ts';
import { pageKinds } from '@headwater/e2e/support/page-kinds.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';
import type { Page } from '@playwright/test';

/** A letter sheet between its margins, in CSS pixels. */
const sheet = { width: 718, height: 958 };
test.use({ viewport: sheet });

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('every product prints on two sheets at most', async ({ page }) => {
  test.setTimeout(180_000);
  const products = (await publishedPages()).filter(({ uri }) => /^\/products\/[^/]+\/[^/]+\/[^/]+\/$/.test(uri));
  expect(products.length).toBeGreaterThan(30);
  for (const { uri } of products) {
    await page.goto(uri);
    const sheets = await countSheets(page);
    expect.soft(sheets, uri).toBeGreaterThan(0);
    expect.soft(sheets, uri).toBeLessThanOrEqual(2);
  }
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
