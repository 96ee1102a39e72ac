import { expect, test } from '../support/test.ts';

test('the first focusable element is a skip link to the content', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip To Main Content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test('every link of the primary menu is reachable by keyboard, in order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation').locator('a');
  const expected = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(expected.length).toBeGreaterThan(8);
  const reached: unknown[] = [];
  const focus = 'document.activeElement.closest("nav") && document.activeElement';
  for (let stop = 0; stop < 60 && reached.length < expected.length; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`${focus}?.matches("details:not([open]) > summary")`)) await page.keyboard.press('Enter');
    if (await page.evaluate(`${focus}?.matches("a")`))
      reached.push(await page.evaluate(`${focus}.getAttribute("href")`));
  }
  expect(reached).toEqual(expected);
});

test('the current page is marked once in the primary menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/careers/');
  const menu = page.getByRole('banner').getByRole('navigation');
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', /^\/careers\/?/);
});

test('on a small screen, Escape closes the menu that its button opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Toggle navigation' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
