import { unknownPath } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

test('an unknown URL is a page with status 404 and links to the site', async ({ page }) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a not-found page is neither cached nor indexed', async ({ request }) => {
  const response = await request.get(unknownPath);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toMatch(/no-store|no-cache|max-age=0/);
});

for (const path of ['/%00', '/%ff', '/..%2f..%2fetc/passwd', `/${'a'.repeat(2000)}`]) {
  test(`rejects the malformed URL ${path.slice(0, 24)} without a page`, async ({ request }) => {
    expect([400, 404, 414]).toContain((await request.get(path)).status());
  });
}
