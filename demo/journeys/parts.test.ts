import { axeFindings } from '@headwater/e2e/support/axe.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';
import type { Page } from '@playwright/test';

/** It fits the width, and axe finds nothing. */
async function expectSound(page: Page, width: number): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  expect(await axeFindings(page)).toEqual([]);
}

for (const width of [1440, 390]) {
  test(`a search by number leads to the page of its part, at ${width} px`, async ({ page, request }) => {
    await expect.poll(async () => (await request.get('/api/suggest?q=pump')).status(), { timeout: 30_000 }).toBe(200);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?q=sn4055wr');
    await expectSound(page, width);
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /wear ring/i })
      .first()
      .click();
    await expect(page).toHaveURL('/parts/sn-4055-wr/');
    await expect(main).toContainText('SN-4055-RW');
    await expect(main).toContainText('N100-4410');
    await expectSound(page, width);
  });

  test(`a number without a part has a 404 with the nearest, at ${width} px`, async ({ page, request }) => {
    await expect.poll(async () => (await request.get('/api/suggest?q=pump')).status(), { timeout: 30_000 }).toBe(200);
    await page.setViewportSize({ width, height: 900 });
    expect((await page.goto('/parts/sn-4055-wq/'))?.status()).toBe(404);
    await expect(page.getByRole('main').locator('a[href="/parts/sn-4055-wr/"]')).toBeVisible();
    await expectSound(page, width);
  });
}
