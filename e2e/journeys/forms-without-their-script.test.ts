import { company } from '../support/companies.ts';
import { fillPlainContactForm, formPages, watchPosts } from '../support/forms.ts';
import { holdResponses, holdScript } from '../support/held-responses.ts';
import { messagesAtCms } from '../support/leads/messages-at-cms.ts';
import { expect, test } from '../support/test.ts';

const newMessage = () => `without a script ${crypto.randomUUID()}`;

test('a message sent before the script arrives is sent once by it', async ({ page }) => {
  const release = await holdScript(page, 'form.island');
  const posts = watchPosts(page);
  await page.goto(formPages.contact);
  const message = newMessage();
  await fillPlainContactForm(page, { message });
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('data-waiting');
  release();
  await expect(page.locator('.form-receipt')).toContainText('Thank you');
  expect(posts).toEqual(['application/json']);
  expect(messagesAtCms(company, message)).toEqual([message]);
});

test('a message whose script fails to load is sent by the browser', async ({ browser }) => {
  // Chromium logs the failed script.
  const page = await browser.newPage();
  await page.route('**/form.island*', (route) => route.abort());
  await page.goto(formPages.contact);
  const message = newMessage();
  await fillPlainContactForm(page, { message });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/api\/forms\/1$/);
  await expect(page.locator('.form-receipt')).toContainText('Thank you');
  expect(messagesAtCms(company, message)).toEqual([message]);
  await page.close();
});

test('a message whose script does not come is sent by the browser after a while rather than by the late script', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScript(page, 'form.island');
  await page.goto(formPages.contact);
  const message = newMessage();
  await fillPlainContactForm(page, { message });
  const posts = watchPosts(page);
  // From here on, time passes only as the test says.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.clock.fastForward(19_000);
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('data-waiting');
  // The browser's own request waits as well, so that the script arrives while the form is on its way.
  const send = await holdResponses(page, '**/api/forms/1');
  const sending = page.waitForRequest('**/api/forms/1');
  await page.clock.fastForward(2_000);
  await sending;
  release();
  send();
  await expect(page.locator('.form-receipt')).toContainText('Thank you');
  expect(posts).toEqual(['application/x-www-form-urlencoded']);
  expect(messagesAtCms(company, message)).toEqual([message]);
});
