import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { choose, formPages, openForm } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const step = (page: Page) => page.locator('.form-progress p');

/** Fills in the second page of the quote form. */
async function fillDetails(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First', exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last' }).fill('Lovelace');
  await page.getByRole('textbox', { name: 'Company' }).fill('Difference Engines');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await choose(page, 'Region', 'USA');
  await page.getByRole('checkbox', { name: /may keep this to quote/ }).check();
}

/** Presses Tab until a control with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.locator('form.form').getByLabel(name).or(page.getByRole('button', { name })).first();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never came to ${name}.`);
}

test('Next validates the current page only; Back and a reload keep the answers', async ({ page }) => {
  await openForm(page, formPages.quote);
  await expect(step(page)).toHaveText('Step 1 of 2 · The duty');
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['What do you pump?', 'Flow']);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Clean water' }).check();
  await page.getByRole('textbox', { name: /Flow/ }).fill('450');
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await expect(step(page)).toHaveText('Step 2 of 2 · Your details');
  await expect(step(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'First', exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Back to the duty' }).click();
  await expect(page.getByRole('textbox', { name: /Flow/ })).toHaveValue('450');
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await expect(page.getByRole('textbox', { name: 'First', exact: true })).toHaveValue('Ada');

  await openForm(page, formPages.quote);
  await expect(step(page)).toHaveText('Step 2 of 2 · Your details');
  await expect(page.getByRole('textbox', { name: 'First', exact: true })).toHaveValue('Ada');
});

test('a page confirmation redirects to that page on the site', async ({ page }) => {
  await openForm(page, formPages.quote);
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('textbox', { name: 'What do you pump?: other' }).fill('Whey');
  await page.getByRole('textbox', { name: /Flow/ }).fill('60');
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page).toHaveURL(/\/quote\/thank-you\/$/);
  await expect(page.getByRole('heading', { name: 'Your request is in' })).toBeVisible();

  await page.goBack();
  await page.locator('form.form').scrollIntoViewIfNeeded();
  await expect(step(page)).toHaveText('Step 1 of 2 · The duty');
  await expect(page.getByRole('textbox', { name: /Flow/ })).toHaveValue('');
});

test('a server-side error on an earlier page opens that page and is shown at its field', async ({ browser }) => {
  // Chromium logs the status of the response, so this page may write to the console.
  const page = await browser.newPage();
  await openForm(page, formPages.quote);
  await page.getByRole('radio', { name: 'Clean water' }).check();
  const flow = page.getByRole('textbox', { name: /Flow/ });
  await flow.fill('450');
  const id = Number(/\d+/.exec((await flow.getAttribute('name')) ?? '')?.[0]);
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await fillDetails(page);
  const errors = [{ id, message: 'Nobody pumps that much.' }];
  await page.route('**/api/forms/*', (route) =>
    route.fulfill({ status: 422, json: { status: 'invalid', message: 'Please look at the marked fields.', errors } }),
  );
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(step(page)).toHaveText('Step 1 of 2 · The duty');
  await expect(page.locator('.form-summary')).toBeFocused();
  await expect(flow).toHaveValue('450');
  await expect(flow).toHaveAccessibleDescription(/Nobody pumps that much\./);
  await page.close();
});

test('the longest form can be filled in by keyboard only', async ({ page }) => {
  test.setTimeout(120_000);
  await openForm(page, `${formPages.startUp}?serial=2104417`);
  await expect(page.getByRole('textbox', { name: 'Serial number' })).toHaveValue('2104417');
  await page.getByRole('textbox', { name: 'Serial number' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(Date.now()).slice(-7));
  await expect(page.getByRole('combobox', { name: 'Series' })).toHaveJSProperty('tagName', 'INPUT');
  await tabTo(page, 'Series');
  await page.keyboard.type('split');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Series' })).toHaveValue('SC split case');
  await tabTo(page, 'Date of start-up');
  await page.keyboard.type('11202026');
  await tabTo(page, 'Running since');
  await page.keyboard.type('0730am');
  await tabTo(page, 'To the readings');
  await page.keyboard.press('Enter');

  await expect(step(page)).toContainText('Readings');
  await expect(step(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, 'Motor current, A');
  await page.keyboard.type('12.5');
  await tabTo(page, 'Pump');
  for (const reading of ['1', '460', '12.5', '38']) {
    await page.keyboard.type(reading);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, 'Suction pressure, psi');
  await page.keyboard.type('4');
  await tabTo(page, 'Select All');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Data plate read' })).toBeChecked();
  await tabTo(page, 'To the people');
  await page.keyboard.press('Enter');

  await expect(step(page)).toHaveText('Step 3 of 3 · People');
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, 'First');
  await page.keyboard.type('Ada');
  await tabTo(page, 'Last');
  await page.keyboard.type('Lovelace');
  await tabTo(page, /^(Enter Email|Email)/);
  await page.keyboard.type('ada@example.com');
  await tabTo(page, 'Email again');
  await page.keyboard.type('ada@example.com');
  await tabTo(page, /^Telephone(?! abroad)/);
  await page.keyboard.type('2185550142');
  await tabTo(page, 'Street Address');
  await page.keyboard.type('1921 Alder Creek Road');
  await tabTo(page, 'City');
  await page.keyboard.type('Duluth');
  await tabTo(page, 'ZIP Code');
  await page.keyboard.type('55810');
  await tabTo(page, /I took these readings myself/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Send the report');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-receipt')).toContainText('is on file.');
  await expect(page.locator('.form-receipt')).toBeFocused();
});
