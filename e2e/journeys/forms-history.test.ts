import type { Page } from '@playwright/test';
import { formPages, openForm } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const step = (page: Page) => page.locator('.form-progress p');

test('each step of a form is an entry in the history of its tab', async ({ page }) => {
  const first = page.getByRole('textbox', { name: 'First', exact: true });
  await page.goto('/news/');
  await openForm(page, formPages.quote);
  await page.getByRole('radio', { name: 'Clean water' }).check();
  await page.getByRole('textbox', { name: /Flow/ }).fill('450');
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await first.fill('Ada');
  await page.goBack();
  await expect(step(page)).toHaveText('Step 1 of 2 · The duty');
  await expect(step(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: /Flow/ })).toHaveValue('450');
  await page.goForward();
  await expect(step(page)).toHaveText('Step 2 of 2 · Your details');
  await expect(first).toHaveValue('Ada');

  // A fragment link creates an entry that does not concern the form.
  await page.evaluate(() => location.assign('#main-content'));
  await expect(first).toHaveValue('Ada');
  await page.goBack();
  await expect(first).toHaveValue('Ada');

  await page.reload();
  await page.locator('form.form').scrollIntoViewIfNeeded();
  await expect(step(page)).toHaveText('Step 2 of 2 · Your details');
  await expect(first).toHaveValue('Ada');
  await page.goBack();
  await expect(step(page)).toHaveText('Step 1 of 2 · The duty');

  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await page.getByRole('button', { name: 'Back to the duty' }).click();
  await expect(step(page)).toHaveText('Step 1 of 2 · The duty');
  await expect(step(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/news\/$/);
});

test('a draft restored on its second step has the first one in the history', async ({ page }) => {
  await openForm(page, formPages.quote);
  await page.getByRole('radio', { name: 'Clean water' }).check();
  await page.getByRole('textbox', { name: /Flow/ }).fill('450');
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await expect(step(page)).toHaveText('Step 2 of 2 · Your details');
  await page.goto('/news/');
  await openForm(page, formPages.quote);
  await expect(step(page)).toHaveText('Step 2 of 2 · Your details');
  await page.goBack();
  await expect(step(page)).toHaveText('Step 1 of 2 · The duty');
  await page.goBack();
  await expect(page).toHaveURL(/\/news\/$/);
});
