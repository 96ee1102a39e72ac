import type { Page } from '@playwright/test';
import { subCategoryPath } from '../starting-content/products.ts';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const path = `${subCategoryPath}complete/`;
const main = (page: Page) => page.getByRole('main');
const system = (page: Page, name: string) => page.getByRole('group', { name: 'Units' }).getByRole('button', { name });

test('units chosen by keyboard are kept over pages, in tables, on plates and cards, and in searches', async ({
  page,
}) => {
  await page.goto(path);
  await system(page, 'SI').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?units=si#units$/);
  await expect(system(page, 'SI')).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('definition').first()).toContainText('13.9 l/s');
  await expect(main(page).getByRole('table')).toContainText('13.9 l/s');
  await page.keyboard.press('Tab');
  await expect(system(page, 'US')).toBeFocused();
  for (const next of [path, subCategoryPath, '/search?q=complete']) {
    await page.goto(next);
    await expect(main(page), next).toContainText('13.9 l/s');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('units are chosen by a form, and kept over pages', async ({ page }) => {
    await page.goto('/search?q=complete');
    await system(page, 'European').click();
    await expect(page).toHaveURL(/\?q=complete&units=european#units$/);
    await expect(main(page)).toContainText('50.0 m³/h');
    await page.goto(path);
    await expect(main(page).getByRole('table')).toContainText('50.0 m³/h');
    await system(page, 'US').click();
    await expect(main(page).getByRole('table')).toContainText('220 gpm');
  });
});

test('a page in chosen units comes from the cache, and its canonical URL is the page without them', async ({
  request,
}) => {
  const get = () => request.get(path, { headers: { cookie: 'units=european' } });
  await get();
  const response = await get();
  expect(response.headers()['x-cache']).toBe('HIT');
  expect(await response.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`));
});

for (const width of [1440, 390]) {
  test(`pages in chosen units pass axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const target of [path, subCategoryPath, '/search?q=pump&']) {
      await page.goto(`${target}${target.includes('?') ? '' : '?'}units=si`);
      expect(await axeFindings(page), target).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  });
}

test('a sheet on paper has what the maker wrote, and no buttons', async ({ page }) => {
  await page.goto(`${path}?units=si`);
  await page.emulateMedia({ media: 'print' });
  await expect(system(page, 'SI')).toBeHidden();
  const cell = main(page).getByTitle('220 gpm');
  expect(await cell.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('220 gpm');
});
