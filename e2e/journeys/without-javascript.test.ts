import { eachPageKind } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const [kind, path] of eachPageKind) {
  test(`the ${kind} shows its content without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Loading...');
  });
}

for (const width of [390, 1440]) {
  test(`the primary menu works without JavaScript at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const header = page.getByRole('banner');
    const toggle = header.getByRole('button', { name: 'Toggle navigation' });
    if (await toggle.isVisible()) await toggle.click();
    await header.locator('summary', { hasText: 'Company' }).click();
    await header.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(/\/careers\/$/);
  });
}
