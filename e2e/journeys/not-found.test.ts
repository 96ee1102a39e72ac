import { unknownAddress } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

test('an unknown address is a page with status 404 that leads back into the site', async ({ page }) => {
  const response = await page.goto(unknownAddress);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a not-found page is not kept by caches and not indexed', async ({ request }) => {
  const response = await request.get(unknownAddress);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toMatch(/no-store|no-cache|max-age=0/);
});

for (const path of ['/%00', '/%ff', '/..%2f..%2fetc/passwd', `/${'a'.repeat(2000)}`]) {
  test(`an address that cannot be one, ${path.slice(0, 24)}, is refused without a page`, async ({ request }) => {
    expect([400, 404, 414]).toContain((await request.get(path)).status());
  });
}
