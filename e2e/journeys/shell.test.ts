import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const toggleOf = (page: Page) => page.getByRole('button', { name: 'Toggle navigation' });
const menuOf = (page: Page) => page.getByRole('banner').getByRole('navigation');
const isHeaderShown = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom > 0);

async function scrollPage(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), pixels);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('the focus stays in the menu until Escape returns it to the button', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about/');
  const toggle = toggleOf(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const outside: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const active = document.activeElement;
      const controlled = document.querySelector('[aria-controls]')?.getAttribute('aria-controls');
      return active?.closest(`#${controlled}, [aria-controls]`) ? '' : (active?.outerHTML ?? 'nothing');
    });
    if (where) outside.push(where);
  }
  expect(outside).toEqual([]);
  await toggle.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(menuOf(page).locator('a:visible, summary:visible').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(menuOf(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('a tap on a link in the menu follows it and closes the menu', async ({ page }) => {
    await page.goto('/about/');
    await toggleOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await menuOf(page).locator('summary', { hasText: 'Company' }).tap();
    await menuOf(page).getByRole('link', { name: 'Careers' }).tap();
    await expect(page).toHaveURL(/\/careers\/$/);
    await expect(menuOf(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(menuOf(page)).toBeHidden();
  });
});

test.describe('a submenu on a wide screen', () => {
  test.use({ viewport: desktop });

  const submenuOf = (page: Page) => menuOf(page).locator('details', { hasText: 'Careers' });

  async function openByKeyboard(page: Page): Promise<Locator> {
    await page.goto('/about/');
    const button = submenuOf(page).locator('summary');
    await button.focus();
    await page.keyboard.press('Enter');
    return button;
  }

  test('is open while the mouse is over it', async ({ page }) => {
    await page.goto('/about/');
    const careers = menuOf(page).getByRole('link', { name: 'Careers' });
    await expect(careers).toBeHidden();
    await submenuOf(page).hover();
    await expect(careers).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(careers).toBeHidden();
  });

  test('closes on Escape, which returns the focus to its button', async ({ page }) => {
    const button = await openByKeyboard(page);
    const careers = menuOf(page).getByRole('link', { name: 'Careers' });
    await careers.focus();
    await page.keyboard.press('Escape');
    await expect(careers).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes when the focus or a click goes elsewhere', async ({ page }) => {
    await openByKeyboard(page);
    await page.getByRole('banner').getByRole('link', { name: 'home page' }).focus();
    await expect(submenuOf(page)).not.toHaveAttribute('open');
    // Opened without the focus, which a click takes away as well.
    await submenuOf(page).evaluate((details) => details.toggleAttribute('open', true));
    await page.locator('#main-content').click({ position: { x: 2, y: 2 } });
    await expect(submenuOf(page)).not.toHaveAttribute('open');
  });
});

for (const size of [phone, desktop]) {
  test(`the header hides when scrolling down and shows when scrolling up at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await scrollPage(page, 600);
    await expect.poll(() => isHeaderShown(page)).toBe(false);
    await scrollPage(page, -4);
    await page.waitForTimeout(400);
    expect(await isHeaderShown(page)).toBe(false);
    await scrollPage(page, -20);
    await expect.poll(() => isHeaderShown(page)).toBe(true);
    await scrollPage(page, 600);
    await expect.poll(() => isHeaderShown(page)).toBe(false);
    await scrollPage(page, -10_000);
    await expect.poll(() => isHeaderShown(page)).toBe(true);
  });
}

test('the header shows while it has the focus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await scrollPage(page, 900);
  await expect.poll(() => isHeaderShown(page)).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'home page' }).focus();
  await expect.poll(() => isHeaderShown(page)).toBe(true);
  await scrollPage(page, 600);
  await page.waitForTimeout(400);
  expect(await isHeaderShown(page)).toBe(true);
});

test('the header stays while the menu is open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await toggleOf(page).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scrollPage(page, 600);
  await page.waitForTimeout(400);
  expect(await isHeaderShown(page)).toBe(true);
});

test('with reduced motion, the header hides without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await scrollPage(page, 600);
  expect(await isHeaderShown(page)).toBe(false);
});

test('hiding and showing the header shifts nothing on the page', async ({ page }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const shifts = window as unknown as { shifts: number };
    shifts.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: false });
  });
  for (const step of [400, 300, -100, -50, 300, -900]) await scrollPage(page, step);
  await page.waitForTimeout(400);
  expect(await page.evaluate('window.shifts')).toBe(0);
});

test('the target of a fragment link is not covered by the header', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/contact/');
  await page.goto('/contact/#repMapSection');
  await page.waitForTimeout(800);
  const [header, target] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.locator('#repMapSection').boundingBox(),
  ]);
  expect(target?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('after navigating within the site, the content has the focus at the top of the page', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy\/$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(page.locator('body')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('navigating to the search page focuses its input', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});

test('navigating to a fragment focuses its target', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Find a representative near you' }).click();
  await expect(page).toHaveURL(/#repMapSection$/);
  await expect(page.locator('#repMapSection')).toBeFocused();
});

test('a fragment link on the same page moves the keyboard focus there', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/contact/');
  await page.evaluate("location.hash = '#repMapSection'");
  await expect(page.locator('#repMapSection')).toBeFocused();
});

for (const [path, section] of [
  ['/pumps/test-pumps/complete/', 'Pumps'],
  ['/project/test-station/', 'Projects'],
  ['/first-note/', 'News'],
] as const) {
  test(`on ${path}, the menu marks ${section} as its section rather than as the current page`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: /menu$/ }).first();
    const color = (name: string) =>
      menu.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).color);
    expect(await color(section)).not.toBe(await color('Replacement parts'));
    await expect(menu.locator('[aria-current]')).toHaveCount(0);
  });
}

test('on the contact page, one menu item is marked as the current page', async ({ page }) => {
  await page.goto('/contact/');
  await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveCount(1);
});
