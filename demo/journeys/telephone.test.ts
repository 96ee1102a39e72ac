import { expect, test } from '@headwater/e2e/support/test.ts';

test('the telephone in the header is that of the sales desk on the contact page', async ({ page }) => {
  await page.goto('/contact/');
  const header = page.getByRole('banner').locator('a[href^="tel:"]').first();
  const desk = page.getByRole('row', { name: /Sales and application engineering/ }).locator('a[href^="tel:"]');
  expect(await desk.getAttribute('href')).toBe(await header.getAttribute('href'));
});
