import { eachPageKind } from '@headwater/e2e/support/page-kinds.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';
import type { Page } from '@playwright/test';

/** Where each part of a page begins, in pixels, with the height of each picture. */
function layoutOf(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const parts = [...main.querySelectorAll('header, section, figure, figcaption, h2, h3, img')];
    return parts.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      const size = part instanceof HTMLImageElement ? ` ${Math.round(height)} high` : '';
      return `${part.localName} ${part.textContent.slice(0, 30)} at ${Math.round(top + scrollY)}${size}`;
    });
  });
}

test('pictures that arrive late move nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  let arrival = Promise.withResolvers<void>();
  await page.route('**/image?*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  for (const [kind, path] of eachPageKind) {
    arrival = Promise.withResolvers();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await layoutOf(page);
    arrival.resolve();
    await page.waitForLoadState('load');
    expect.soft(await layoutOf(page), `the ${kind}`).toEqual(before);
  }
});
