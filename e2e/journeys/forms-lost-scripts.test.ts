import { company } from '../support/companies.ts';
import { fillContactForm, formPages, openForm, watchPosts } from '../support/forms.ts';
import { loseScript } from '../support/held-responses.ts';
import { messagesAtCms } from '../support/leads/messages-at-cms.ts';
import { expect, test } from '../support/test.ts';

test('a message is sent by the next press when a bad line lost the code that sends it', async ({ browser }) => {
  // Chromium logs the lost scripts.
  const page = await browser.newPage();
  await openForm(page, formPages.contact);
  const code = '**/_assets/deliver.*.js*';
  await page.route(code, (route) => route.abort());
  const message = `lost code ${crypto.randomUUID()}`;
  await fillContactForm(page, { message });
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByText("We couldn't be reached.").first()).toBeVisible();
  await page.unroute(code);
  const posts = watchPosts(page);
  await submit.click();
  await expect(page.locator('.form-receipt')).toContainText('Thank you');
  expect(posts).toEqual(['application/json']);
  expect(messagesAtCms(company, message)).toEqual([message]);
  await page.close();
});

test('a draft is restored when a bad line lost the code that reads it', async ({ browser }) => {
  const page = await browser.newPage();
  await openForm(page, formPages.contact);
  const notes = page.getByRole('textbox', { name: 'Message' });
  await notes.fill('From the draft.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('From the draft.');
  const lost = await loseScript(page, 'read-draft', 1);
  // Another visit, since the browser itself restores what was typed when a page is reloaded.
  await page.goto('/');
  await page.goto(formPages.contact);
  await lost.all;
  await expect(notes).toHaveValue('From the draft.');
  await page.close();
});

test('a searchable menu replaces the native one when a bad line lost its code', async ({ browser }) => {
  const page = await browser.newPage();
  const lost = await loseScript(page, 'choice-controls', 1);
  await page.goto(formPages.contact);
  await page.getByRole('textbox', { name: 'First', exact: true }).click();
  await lost.all;
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveJSProperty('tagName', 'INPUT');
  await page.close();
});
