import { eachPageKind, unknownAddress } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

for (const [kind, path] of [...eachPageKind, ['not-found page', unknownAddress] as const]) {
  // The fixture of `test` does the checking: console, exceptions, policy and foreign requests.
  test(`the ${kind} writes nothing to the console and asks nobody but the site`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const step of [1, 2, 3, 4, 5, 6]) await page.mouse.wheel(0, step * 400);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('every image of a page comes from the site and has arrived', async ({ page }) => {
  await page.goto('/');
  for (const image of await page.getByRole('img').all()) {
    if ((await image.evaluate((element) => element.tagName)) !== 'IMG') continue;
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate('image => image.naturalWidth')).toBeGreaterThan(0);
  }
});
