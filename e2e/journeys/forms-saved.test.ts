import * as texts from '@headwater/brand/texts.ts';
import { axeFindings } from '../support/axe.ts';
import { fillPlainContactForm, formPages, openForm, touchForm } from '../support/forms.ts';
import { holdScript } from '../support/held-responses.ts';
import { test as base, expect } from '../support/site-behind-proxy.ts';

/** Every form can be saved. */
const test = base.extend({
  cmsProxy: async ({ cmsProxy }, use) => {
    cmsProxy.edit = (response, { operationName }) => {
      if (operationName !== 'GetForm') return response;
      const json = JSON.parse(response);
      Object.assign(json.data?.gfForm ?? {}, {
        saveAndContinue: { hasSaveAndContinue: true, buttonText: 'Finish later' },
      });
      return JSON.stringify(json);
    };
    await use(cmsProxy);
  },
});

test('a form that is saved on its second page goes on there in another browser', async ({ browser, site }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openForm(page, site.url + formPages.quote);
  await page.getByRole('radio', { name: 'Slurry' }).check();
  await page.getByRole('textbox', { name: /Flow/ }).fill('450');
  await page.getByRole('textbox', { name: /Specific gravity/ }).fill('1.3');
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await page.getByRole('textbox', { name: 'Company' }).fill('Analytical Engines');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByRole('heading', { name: texts.formSaved })).toBeVisible();
  const link = await page.getByRole('textbox', { name: texts.savedLink }).inputValue();
  expect(link).toContain('/saved-form?token=');
  await expect(page.getByRole('button', { name: texts.copyLink })).toBeVisible();
  await expect(page.locator('form[data-live]')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const ofThisSite = link.replace(new URL(link).origin, new URL(site.url).origin);
  const another = await browser.newContext();
  const other = await another.newPage();
  const release = await holdScript(other, 'form.island');
  const response = await other.goto(ofThisSite);
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toBe('noindex');
  await expect(other.getByRole('textbox', { name: 'Company' })).toBeVisible();
  await expect(other.getByRole('radio', { name: 'Slurry' })).toBeHidden();
  release();
  await expect(other.locator('form[data-live]')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Company' })).toHaveValue('Analytical Engines');
  await other.getByRole('button', { name: 'Back to the duty' }).click();
  await expect(other.getByRole('radio', { name: 'Slurry' })).toBeChecked();
  await expect(other.getByRole('textbox', { name: /Flow/ })).toHaveValue('450');
  await expect(other.getByRole('textbox', { name: /Specific gravity/ })).toHaveValue('1.3');
  await another.close();

  // As it comes from the server: the second page is open, or can be reached where scripts do not run.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  await unscripted.goto(ofThisSite);
  await unscripted.getByRole('link', { name: texts.savedContinue }).click();
  await expect(unscripted.getByRole('textbox', { name: 'Company' })).toBeInViewport();
  await plain.close();
  await context.close();
});

test('a saved form that is sent no longer offers its link', async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openForm(page, site.url + formPages.contact);
  await page.getByRole('textbox', { name: 'First', exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByRole('heading', { name: texts.formSaved })).toBeVisible();
  await touchForm(page.locator('form.form').last());
  await fillPlainContactForm(page, { message: 'Finished on the same phone.' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thankYou);
  await expect(page.getByRole('textbox', { name: texts.savedLink })).toHaveCount(0);
  await context.close();
});

test('without JavaScript, the link of a saved form says that it was sent', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + formPages.contact);
  await page.getByRole('textbox', { name: 'First', exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByRole('heading', { name: texts.formSaved })).toBeVisible();
  const link = page.url();
  await expect(page.getByRole('textbox', { name: 'First', exact: true })).toHaveValue('Ada');
  await fillPlainContactForm(page, { message: 'Finished without scripts.' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toContainText('Thank you');
  const response = await page.goto(link);
  expect(response?.status()).toBe(410);
  await expect(page.getByText(texts.savedFormGone.sent)).toBeVisible();
  await context.close();
});
