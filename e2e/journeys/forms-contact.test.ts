import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { choose, fillContactForm, formPages, openForm, watchPosts } from '../support/forms.ts';
import { holdResponses } from '../support/held-responses.ts';
import { overlappingLines } from '../support/overlapping-lines.ts';
import { expect, test } from '../support/test.ts';

/** Slows down animations, which also close toasts, by a factor. @returns a function that restores them */
async function slowAnimations(page: Page, times: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / times });
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}

test('the form is where the editor placed it', async ({ page }) => {
  const form = await openForm(page, formPages.contact);
  const before = await page.getByRole('heading', { name: 'Send us a message' }).boundingBox();
  expect(before?.y).toBeLessThan((await form.boundingBox())?.y ?? 0);
});

test('the form passes axe', async ({ page }) => {
  await openForm(page, formPages.contact);
  expect(await axeFindings(page)).toEqual([]);
});

test('phones do not zoom into a control: each has text of at least 16 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [formPages.contact, formPages.quote, formPages.startUp]) {
    const form = await openForm(page, path);
    const sizes = await form
      .locator('input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea')
      .evaluateAll((controls) => controls.map((control) => Number.parseFloat(getComputedStyle(control).fontSize)));
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});

test('an empty form shows what is missing in a focused summary and below each field', async ({ page }) => {
  const form = await openForm(page, formPages.contact);
  await page.getByRole('button', { name: 'Submit' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveCount(5);
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveAccessibleDescription(/^This field is required\./);
  await expect(summary).toContainText('Please complete the following fields: First, Last.');
  await expect(summary).toContainText('Check this box so that we may keep your message.');
  expect(await axeFindings(page)).toEqual([]);

  await summary.getByRole('link', { name: 'Message' }).click();
  await expect(message).toBeFocused();
});

test('an accepted message is confirmed once, in place, without third-party requests', async ({ page }) => {
  const form = await openForm(page, formPages.contact);
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  const receipt = page.locator('.form-receipt');
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText('Thank you, Ada.');
  await expect(form).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Thank you, Ada.')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(form).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'First', exact: true })).toHaveValue('');
});

test('a form is locked while it is sent, so that a second press of the button sends nothing', async ({ page }) => {
  await openForm(page, formPages.contact);
  await fillContactForm(page);
  const posts = watchPosts(page);
  const release = await holdResponses(page, '**/api/forms/1');
  const button = page.locator('.form-submit');
  await button.dblclick();
  await expect(button).toHaveText('Submitting...');
  await expect(button).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  release();
  await expect(page.locator('.form-receipt')).toBeVisible();
  expect(posts).toHaveLength(1);
});

/** Fills in the contact form and sends it over a line that loses the first attempt. @returns the keys that were sent */
async function sendOverBadLine(page: Page): Promise<string[]> {
  await openForm(page, formPages.contact);
  await fillContactForm(page);
  const keys: string[] = [];
  await page.route('**/api/forms/1', async (route) => {
    keys.push(JSON.parse(route.request().postData() ?? '{}').key);
    await (keys.length === 1 ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-failure')).toBeVisible();
  return keys;
}

// Chromium logs the lost attempt, which the fixture would otherwise report: these journeys have pages of their own.

test('a form that could not be sent keeps its answers below the message', async ({ browser }) => {
  const page = await browser.newPage();
  // The toast closes after three seconds, which may be too short on a slow machine.
  const speedUp = await slowAnimations(page, 5);
  await sendOverBadLine(page);
  const toast = page.locator('.Toastify__toast--error');
  await expect(toast).toBeVisible();
  expect(await overlappingLines(toast)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.locator('.form-failure')).toContainText("couldn't be reached");
  await expect(page.locator('.form-failure')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The pump hums in A flat.');
  await toast.hover();
  await expect(page.locator('.Toastify__progress-bar')).toHaveCSS('animation-play-state', 'paused');
  await speedUp();
  await page.mouse.move(0, 0);
  await expect(toast).toHaveCount(0);
  await page.close();
});

test('the next attempt to send a form has the same key', async ({ browser }) => {
  const page = await browser.newPage();
  const keys = await sendOverBadLine(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await page.close();
});

test('a server-side error is shown below its field, including its markup', async ({ browser }) => {
  // Chromium logs the status of the response, so this page may write to the console.
  const page = await browser.newPage();
  await openForm(page, formPages.contact);
  await fillContactForm(page);
  await page.route('**/api/forms/1', (route) =>
    route.fulfill({
      status: 422,
      json: {
        status: 'invalid',
        message: 'Please look at the marked fields.',
        errors: [
          { id: 9.0, message: 'Please be <strong>brief</strong>.' },
          { id: 777, message: 'Something else is wrong.' },
        ],
      },
    }),
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/^Please be brief\./);
  await expect(page.locator('.form-error strong')).toHaveText('brief');
  await expect(page.locator('.form-summary')).toContainText('Something else is wrong.');
  await expect(page.locator('.form-summary')).toBeFocused();
  await expect(page.locator('.form-failure')).toHaveText('Please look at the marked fields.');
  await page.close();
});

test('a choice shows and hides its dependent question', async ({ page }) => {
  await openForm(page, formPages.contact);
  await expect(page.getByLabel('Serial number')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'First', exact: true }).focus();
  await choose(page, 'What is it about?', 'Spare parts');
  await expect(page.getByLabel('Serial number')).toBeVisible();
  await choose(page, 'What is it about?', 'A visit to the works');
  await expect(page.getByLabel('Serial number')).toHaveCount(0);
  await expect(page.getByLabel('Which day?')).toBeVisible();
});

test('a reload keeps answers except consent; a success deletes them', async ({ page }) => {
  await openForm(page, formPages.contact);
  await fillContactForm(page);
  // An automated browser reloads immediately after the last choice, unlike people.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Canada');
  await openForm(page, formPages.contact);
  await expect(page.getByRole('textbox', { name: 'First', exact: true })).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The pump hums in A flat.');
  const consent = page.getByRole('checkbox', { name: /may keep this/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toBeVisible();
  await openForm(page, formPages.contact);
  await expect(page.getByRole('textbox', { name: 'First', exact: true })).toHaveValue('');
});

test('a form past its schedule shows its own message', async ({ page }) => {
  await page.goto(formPages.closed);
  const main = page.getByRole('main');
  await expect(main).toContainText('Registration for the class of March 2026 is closed.');
  await expect(main.locator('form.form')).toHaveCount(0);
  await expect(main.locator('p', { hasText: 'is closed.' }).locator('~ p a[href^="tel:"]')).toBeVisible();
});
