import { eachPageKind, pageKinds, unknownPath } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

for (const [kind, path] of [...eachPageKind, ['not-found page', unknownPath] as const]) {
  // The `test` fixture checks console, exceptions, policy and third-party requests.
  test(`the ${kind} writes nothing to the console and sends no third-party requests`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const step of [1, 2, 3, 4, 5, 6]) await page.mouse.wheel(0, step * 400);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('every image of the front page and of a product loads once it is shown', async ({ page }) => {
  for (const path of [pageKinds['front page'], pageKinds['product page']]) {
    await page.goto(path);
    const images = page.locator('img');
    expect(await images.count()).toBeGreaterThan(0);
    for (const image of await images.all()) {
      if (await image.isVisible()) await image.scrollIntoViewIfNeeded();
    }
    for (const carousel of await page.locator('[data-carousel]').all()) {
      const slides = await carousel.locator('[data-carousel-slides] > *').count();
      for (let shown = 1; shown < slides; shown += 1) await carousel.locator('[data-carousel-step="1"]').click();
    }
    const broken = () =>
      images.evaluateAll((all) =>
        // The selector matches only images.
        (all as HTMLImageElement[])
          .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
          .map(({ currentSrc }) => currentSrc),
      );
    await expect.poll(broken).toEqual([]);
  }
});
