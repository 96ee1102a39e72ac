import { expect, test } from '../support/test.ts';

const product = '/pumps/test-pumps/complete/';

for (const [screen, width, ratio] of [
  ['a phone, which shows the middle 60 percent', 390, 57 / 25],
  ['a wide screen, which shows all of it', 1280, 19 / 5],
] as const) {
  test(`a banner keeps its full height on ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1_000 });
    await page.goto('/about/');
    const image = page.getByRole('main').locator('header img');
    const { width: shown, height } = (await image.boundingBox()) ?? { width: 0, height: 1 };
    expect(shown / height).toBeCloseTo(ratio, 1);
  });
}

test('the picture of the front page is shown whole at 1366 by 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  const { width, height } = (await page.getByRole('main').locator('section img').first().boundingBox()) ?? {
    ...{ width: 0, height: 1 },
  };
  expect(width / height).toBeCloseTo(2, 1);
});

test("a banner's caption is text on the page", async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByRole('main').locator('header figcaption')).toHaveText('A caption of its own');
});

test('a product drawing is never cropped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product);
  const images = page.getByRole('group', { name: 'Product drawings' }).locator('img');
  expect(await images.count()).toBeGreaterThan(1);
  for (const image of await images.all()) await expect(image).toHaveCSS('object-fit', 'contain');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every product drawing opens at full size', async ({ page }) => {
    await page.goto(product);
    const links = page.getByRole('link', { name: /^Open full size\s+Test picture/ });
    // Four in the gallery, and the parts breakout.
    await expect(links).toHaveCount(5);
    await links.first().click();
    await expect(page).toHaveURL(/\/media\/.*pump\.jpg$/);
    await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 1200);
  });
});
