import { axeFindings } from '../support/axe.ts';
import { fillPlainContactForm, formPages } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, every page of a form is shown, including what rules might hide', async ({ page }) => {
  await page.goto(formPages.quote);
  await expect(page.getByRole('textbox', { name: /Largest solid/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to your details' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send the request' })).toBeVisible();
});

test('without JavaScript, a message is sent and confirmed', async ({ page }) => {
  await page.goto(formPages.contact);
  await fillPlainContactForm(page, { message: 'No scripts in this test.' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/api\/forms\/1$/);
  await expect(page.locator('.form-receipt')).toContainText('Thank you');
});

test('without JavaScript, mistakes are shown with everything that was typed', async ({ page }) => {
  await page.goto(formPages.quote);
  await page.getByRole('radio', { name: 'Slurry' }).check();
  await page.getByRole('textbox', { name: /Flow/ }).fill('450');
  await page.getByRole('textbox', { name: 'First', exact: true }).fill('Ada');
  await page.getByRole('checkbox', { name: '460 V, three phase' }).check();
  // Disables the browser's validation, because the server's decides.
  await page.locator('form.form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole('button', { name: 'Send the request' }).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link', { name: 'Specific gravity of the slurry' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Slurry' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Flow/ })).toHaveValue('450');
  await expect(page.getByRole('textbox', { name: 'First', exact: true })).toHaveValue('Ada');
  await expect(page.getByRole('checkbox', { name: '460 V, three phase' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Specific gravity/ })).toHaveAccessibleDescription(
    /This field is required/,
  );
});

test('the page after sending a plain form passes axe', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: true, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  // Blocks the form's script, as in a browser without scripts.
  await page.route('**/form.island*.js', (route) => route.abort());
  await page.goto(formPages.contact);
  await page.locator('form.form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await context.close();
});
