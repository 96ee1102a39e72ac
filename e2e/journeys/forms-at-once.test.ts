import type { Page } from '@playwright/test';
import { company } from '../support/companies.ts';
import { fillContactForm, fillPlainContactForm, formPages, openForm } from '../support/forms.ts';
import { holdScript } from '../support/held-responses.ts';
import { messagesAtCms } from '../support/leads/messages-at-cms.ts';
import { expect, test } from '../support/test.ts';

/** Sends the contact form as it is, and finds its message at the CMS. */
async function sendAndFind(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toContainText('Thank you');
  expect(messagesAtCms(company, message)).toEqual([message]);
}

test('a form that is filled in before its script loads can be sent as soon as it has', async ({ page }) => {
  const tokenRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/token')) tokenRequests.push(request.url());
  });
  const release = await holdScript(page, 'form.island');
  await page.goto(formPages.contact, { waitUntil: 'domcontentloaded' });
  const message = `typed before the script ${crypto.randomUUID()}`;
  await fillPlainContactForm(page, { message });
  const form = page.locator('form.form');
  await expect(form).not.toHaveAttribute('data-live', '');
  release();
  await expect(form).toHaveAttribute('data-live', '');
  await sendAndFind(page, message);
  expect(tokenRequests, "the page's own token was sent").toEqual([]);
});

test('a draft restored by a reload and sent at once arrives', async ({ page }) => {
  await openForm(page, formPages.contact);
  const message = `restored ${crypto.randomUUID()}`;
  await fillContactForm(page);
  // Last, so that a draft with the message is a complete one.
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(message);
  await openForm(page, formPages.contact);
  await page.getByRole('checkbox', { name: /may keep this/ }).check();
  await sendAndFind(page, message);
});

test('a page with an expired token resends its form by itself', async ({ browser }) => {
  // Chromium logs the status of the error response.
  const page = await browser.newPage();
  const posts: string[] = [];
  await page.route('**/api/forms/1', async (route) => {
    const { token } = route.request().postDataJSON();
    posts.push(token);
    if (posts.length > 1) return route.continue();
    return route.fulfill({ status: 410, json: { status: 'failed', code: 'token-expired', message: 'Old.', token } });
  });
  await openForm(page, formPages.contact);
  const message = `expired ${crypto.randomUUID()}`;
  await fillContactForm(page, { message });
  await sendAndFind(page, message);
  expect(posts).toHaveLength(2);
  await page.close();
});
