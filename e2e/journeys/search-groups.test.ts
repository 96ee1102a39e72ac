import { expect, test } from '../support/test.ts';

test('results are grouped, products first, with a picture and three figures', async ({ page }) => {
  await page.goto('/search?q=test');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Products', 'Pages', 'Projects', 'News']);
  await page.goto('/search?q=complete+pump');
  const product = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Complete pump', exact: true }) });
  await expect(product.getByRole('link', { name: 'Complete pump', exact: true })).toBeVisible();
  await expect(product.locator('img')).toBeVisible();
  await expect(product.getByRole('term')).toHaveText(['Flow', 'Head', 'Power']);
  await expect(product.getByRole('definition')).toHaveText(['220 gpm', '40 ft', '3 hp']);
});

test("a noindex page is not in the site's search results either", async ({ page }) => {
  await page.goto('/search?q=quokka');
  await expect(page.getByRole('status').first()).toHaveText('No results');
  expect((await page.request.get('/hidden-page/')).status()).toBe(200);
});

test('an empty result suggests links', async ({ page }) => {
  await page.goto('/search?q=zzyzx');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute('href', /^tel:/);
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pumps');
});
