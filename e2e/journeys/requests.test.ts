import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { fillPlainContactForm, formPages } from '../support/forms.ts';
import { messagesAtCms } from '../support/leads/messages-at-cms.ts';
import { openOwnStage } from '../support/leads/stage.ts';
import { contactValues, firstToken } from '../support/leads/visitor.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const products = ['Complete pump', 'With a video', 'Title only'];

/** The sub-category of the test pumps, whose cards have a button each. */
async function addFromCards(page: Page, siteUrl: string): Promise<void> {
  for (const product of products) {
    await page.goto(`${siteUrl}/pumps/test-pumps/`);
    await page.getByRole('button', { name: `Add to request : ${product}`, exact: true }).click();
    await expect(page).toHaveURL(`${siteUrl}/request`);
  }
}

function listed(page: Page) {
  return page.getByRole('table', { name: 'Products and parts in your request' }).getByRole('rowheader');
}

/** Closes the browser, and opens another with what the first one stored. */
async function reopened(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  await page.context().close();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, storageState });
  return context.newPage();
}

test('without JavaScript, on a phone: a list of three pages outlives browser and site, and is sent while the CMS is down', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const stage = await openOwnStage(company, 'phone');
  const { siteUrl } = stage;
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    let page = await context.newPage();
    await page.goto(siteUrl + formPages.contact);
    await addFromCards(page, siteUrl);
    await stage.killAndStart();
    page = await reopened(browser, page);
    await page.goto(`${siteUrl}/request`);
    await expect(listed(page)).toHaveText(products);
    await page.getByRole('textbox', { name: 'Quantity of Title only' }).fill('12');
    await page.getByRole('textbox', { name: 'Duty or note on Title only' }).fill('60 gpm at 50 ft');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Remove With a video' }).click();
    await page.getByRole('textbox', { name: 'Lines' }).fill('SN-3040\t2\nXX-9 3');
    await page.getByRole('button', { name: 'Add these lines' }).click();
    await expect(listed(page)).toHaveText(['Complete pump', 'Title only', 'SN-3040', 'XX-9']);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width);

    await stage.shutCms();
    await page.reload();
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(/12 × Title only \(60 gpm at 50 ft\)/);
    await fillPlainContactForm(page, { message: `phone\n${await message.inputValue()}` });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('.form-receipt')).toContainText('Thank');
    await page.goto(`${siteUrl}/request`);
    await expect(page.getByText('Your list is empty.')).toBeVisible();
    await stage.openCms();
    await stage.drained(150);
    expect(messagesAtCms(company, 'phone')).toEqual([expect.stringContaining('2 × SN-3040')]);
  } finally {
    await stage.close();
  }
});

test('by keyboard, a product is added, its list changed and sent', async ({ page }) => {
  await page.goto(formPages.contact);
  await page.goto('/pumps/test-pumps/complete/');
  const button = page.getByRole('button', { name: 'Add to request : Complete pump' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(listed(page)).toHaveText(['Complete pump']);
  // Enter in a field saves changes, and removes nothing.
  await page.getByRole('textbox', { name: 'Quantity of Complete pump' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Quantity of Complete pump' })).toHaveValue('3');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('3 × Complete pump');
  await page.locator('form.form').hover({ position: { x: 4, y: 4 } });
  await expect(page.locator('form.form')).toHaveAttribute('data-live', '');
  await expect(message).toHaveValue('3 × Complete pump');
  await page.getByRole('textbox', { name: 'First', exact: true }).focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type('ada@example.com');
  await page.getByRole('combobox', { name: 'Region' }).focus();
  await page.keyboard.type('Canada');
  await expect(page.getByRole('option', { name: 'Canada', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /may keep this/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-receipt')).toContainText('Thank you, Ada');
  await page.goto('/request');
  await expect(page.getByText('Your list is empty.')).toBeVisible();
});

test('a link carries a list to a colleague, and nothing changes until they add it', async ({ page, browser }) => {
  await page.goto('/pumps/test-pumps/complete/');
  await page.getByRole('button', { name: 'Add to request : Complete pump' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this list' }).inputValue();
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { name: 'A list was shared with you' })).toBeVisible();
  expect(await colleague.context().cookies()).toEqual([]);
  await colleague.getByRole('button', { name: 'Add this list to my request' }).click();
  await expect(listed(colleague)).toHaveText(['Complete pump']);
  await colleague.context().close();
});

test('of 60 pasted lines 50 are kept, and 10 are refused in words', async ({ page }) => {
  await page.goto('/request');
  const lines = Array.from({ length: 60 }, (_, at) => `SN-${1000 + at} ${at + 1}`).join('\n');
  await page.getByRole('textbox', { name: 'Lines' }).fill(lines);
  await page.getByRole('button', { name: 'Add these lines' }).click();
  await expect(listed(page)).toHaveCount(50);
  const refused = page.getByRole('alert').getByRole('listitem');
  await expect(refused).toHaveCount(10);
  await expect(refused.first()).toHaveText(/^SN-1050 51: the list has room for 50 lines/);
});

test('the page of a request passes axe, and other pages get no cookie of it', async ({ page, baseURL }) => {
  await page.goto('/pumps/test-pumps/complete/');
  await page.getByRole('button', { name: 'Add to request : Complete pump' }).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
  }
  const request = page.waitForRequest(`${baseURL}/about/`);
  await page.goto('/about/');
  expect((await (await request).allHeaders()).cookie ?? '').not.toContain('headwater_request');
});

test('20 kills of the site while a list is sent: the list or the lead, never neither, never both', async () => {
  test.setTimeout(600_000);
  const stage = await openOwnStage(company, 'request-kills');
  const { siteUrl } = stage;
  const headers = { origin: siteUrl, connection: 'close' };
  const outcomes = { list: 0, lead: 0 };
  try {
    for (let kill = 0; kill < 20; kill += 1) {
      const marker = `KILL-${kill}`;
      const added = await fetch(`${siteUrl}/request`, {
        method: 'POST',
        headers,
        redirect: 'manual',
        body: new URLSearchParams({ add: marker }),
      });
      let cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const hex = /=([\da-f]{32})!/.exec(cookie)?.[1] ?? '';
      const saved = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      const page = { path: '/request', asPath: '/request' };
      const token = await firstToken(siteUrl);
      const sending = fetch(`${siteUrl}/api/forms/1`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ key: crypto.randomUUID(), token, saved, values: contactValues(marker), page }),
      }).then(
        (response) => {
          const [sent] = response.headers.getSetCookie();
          if (sent) cookie = `${cookie}; ${sent.split(';')[0]}`;
        },
        () => undefined,
      );
      // From before the form is read until after its response.
      await pause(kill * 3);
      await stage.killAndStart();
      await sending;
      await stage.drained(60);
      const shown = await (await fetch(`${siteUrl}/request`, { headers: { cookie } })).text();
      const database = new DatabaseSync(stage.outbox, { readOnly: true });
      const leads = database.prepare('SELECT count(*) AS leads FROM leads WHERE key = ?').get(saved)?.leads;
      database.close();
      const [hasList, hasLead] = [shown.includes(`Quantity of ${marker}"`), leads === 1];
      expect([marker, hasList !== hasLead]).toEqual([marker, true]);
      outcomes[hasLead ? 'lead' : 'list'] += 1;
    }
    console.info(`20 kills while a list is sent: ${outcomes.list} lists, ${outcomes.lead} leads`);
    expect(outcomes.list + outcomes.lead).toBe(20);
  } finally {
    await stage.close();
  }
});
