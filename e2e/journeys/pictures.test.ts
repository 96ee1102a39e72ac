import { eachPageKind } from '../support/page-kinds.ts';
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
    width: 0,
    height: 1,
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

/** Pictures that are drawn larger than the file that the browser chose, where the site has a larger one. */
async function enlarged(): Promise<{ picture: string; ratio: number }[]> {
  const found: { picture: string; ratio: number }[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[srcset]')) {
    const { width, height } = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight, currentSrc } = image;
    if (width === 0 || naturalWidth === 0) continue;
    const url = new URL(currentSrc);
    const chosen = Number(url.searchParams.get('w'));
    url.searchParams.set('w', '3840');
    url.searchParams.set('q', '75');
    const original = Object.assign(new Image(), { src: url.href });
    await original.decode();
    const scale = getComputedStyle(image).objectFit === 'contain' ? Math.min : Math.max;
    const drawn = naturalWidth * scale(width / naturalWidth, height / naturalHeight) * devicePixelRatio;
    const ratio = drawn / chosen;
    if (ratio > 1.1 && original.naturalWidth > chosen)
      found.push({ picture: `${currentSrc} ${Math.round(drawn)}`, ratio });
  }
  return found;
}

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 3],
  [1440, 900, 2],
  [2560, 1440, 1],
] as const) {
  test.describe(`on a screen of ${width} by ${height} at ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });
    for (const [kind, path] of eachPageKind) {
      test(`no picture of the ${kind} has fewer pixels than are drawn`, async ({ page }) => {
        await page.goto(path);
        await page.evaluate(() => {
          for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
        });
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
        expect(await page.evaluate(enlarged)).toEqual([]);
      });
    }
  });
}
