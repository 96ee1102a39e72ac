import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { gzipSize } from '../support/gzip-size.ts';
import { expect, test } from '../support/test.ts';

test('suggestions follow what is typed, and the keyboard leads to one', async ({ page }) => {
  await page.goto('/search');
  const input = page.getByRole('combobox', { name: 'Search' });
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('complete');
  const option = page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option', { name: 'Complete pump', exact: true });
  await expect(option).toBeVisible();
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Complete pump');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Complete pump');
});

test('Escape closes the suggestions, wherever the arrows are, and Enter then searches', async ({ page }) => {
  await page.goto('/search');
  await page.keyboard.type('pump');
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const at of [0, 1]) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(at)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=pump$/);
});

test('a page loads no script for suggestions before its search field is used', async ({ page }) => {
  const suggested: string[] = [];
  page.on('request', (request) => {
    if (/search-field/.test(request.url())) suggested.push(request.url());
  });
  await page.goto('/no-such-page-at-all/');
  await page.waitForLoadState('networkidle');
  expect(suggested).toEqual([]);
  await page.getByRole('main').getByRole('textbox', { name: 'Search' }).click();
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Search' })).toBeVisible();
  expect(suggested).not.toEqual([]);
  await page.keyboard.type('pump');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/no-such-page/);
});

test.describe('in a wide header', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  /** React itself, and what takes it from its own form of modules. */
  const isOfReact = (url: string) => /\/(?:react|rolldown-runtime)\./.test(url);
  const headerOf = (page: Page) => page.getByRole('banner');
  const linkOf = (page: Page) => headerOf(page).getByRole('link', { name: 'Search' });
  const fieldOf = (page: Page) => headerOf(page).getByRole('combobox', { name: 'Search' });

  test('a field opens below the link to the search, whose script is small and comes when the link is touched', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await page.goto('/about/');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /react|search/.test(url))).toEqual([]);
    const before = scripts.length;
    await linkOf(page).hover();
    await expect(linkOf(page)).toHaveAttribute('aria-expanded', 'false');
    const sizes = await Promise.all(
      scripts
        .slice(before)
        .filter((url) => !isOfReact(url))
        .map(gzipSize),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'JavaScript beside React, bytes', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(3 * 1024);
    await linkOf(page).click();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('complete');
    await headerOf(page).getByRole('option', { name: 'Complete pump', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Complete pump');
  });

  test('the field works by keyboard: open, choose, and close with the focus back at the link', async ({ page }) => {
    await page.goto('/about/');
    await linkOf(page).focus();
    await expect(linkOf(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await expect(linkOf(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type('pump');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(fieldOf(page)).toBeHidden();
    await expect(linkOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(fieldOf(page)).toBeHidden();
    await linkOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toHaveValue('pump');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=pump$/);
  });

  test('without the script of the field, the link leads to the search', async ({ browser }) => {
    // Chromium logs the lost script.
    const page = await browser.newPage();
    await page.route(/header-search|search-field/, (route) => route.abort());
    await page.goto('/about/');
    await linkOf(page).hover();
    await page.waitForLoadState('networkidle');
    await linkOf(page).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test('a term of more than 200 characters is kept, with what to do', async ({ page }) => {
  const term = 'pump '.repeat(41).trim();
  const response = await page.goto(`/search?q=${encodeURIComponent(term)}`);
  expect(response?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('200 characters');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(term);
});
