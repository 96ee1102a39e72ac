import { axeFindings } from '../support/axe.ts';
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

test('Escape closes the suggestions, and Enter then searches', async ({ page }) => {
  await page.goto('/search');
  await page.keyboard.type('pump');
  await expect(page.getByRole('option').first()).toBeVisible();
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

test('a term of more than 200 characters is kept, with what to do', async ({ page }) => {
  const term = 'pump '.repeat(41).trim();
  const response = await page.goto(`/search?q=${encodeURIComponent(term)}`);
  expect(response?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('200 characters');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(term);
});
