import type { Locator, Page, Request } from '@playwright/test';
import { formPages, touchForm } from '../support/forms.ts';
import { holdResponses, holdScript } from '../support/held-responses.ts';
import { expect, test } from '../support/test.ts';

const checkPage = '/pump-check/';
const formOf = (page: Page) => page.locator('form.form');
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const isLive = (page: Page) => expect(formOf(page)).toHaveAttribute('data-live', '');

/** What a visitor sees and hears of a form, and where. */
async function viewOf(form: Locator) {
  return { content: await form.ariaSnapshot(), text: await form.innerText(), box: await form.boundingBox() };
}

for (const path of [formPages.contact, formPages.quote, formPages.startUp, checkPage]) {
  test(`the first touch changes nothing of what is seen of the form on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const form = formOf(page);
    await form.scrollIntoViewIfNeeded();
    const before = await viewOf(form);
    await expect(form).not.toHaveAttribute('data-live', '');
    await touchForm(form);
    expect({ ...(await viewOf(form)), box: null }).toEqual({ ...before, box: null });
    const { width, height } = (await form.boundingBox()) ?? {};
    expect({ width, height }).toEqual({ width: before.box?.width, height: before.box?.height });
  });
}

test('behind the script of a form, only its small settings are requested after the first touch', async ({ page }) => {
  const requested: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    requested.push(new URL(request.url()).pathname);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  const release = await holdScript(page, 'form.island');
  await page.goto(formPages.contact, { waitUntil: 'networkidle' });
  const held = page.waitForRequest(/form\.island/);
  await formOf(page).hover({ position: { x: 4, y: 4 } });
  await held;
  // Until all others are there, with what they import.
  await expect(async () => {
    const before = requested.length;
    expect(pending.size).toBe(1);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([requested.length, pending.size]).toEqual([before, 1]);
  }).toPass({ timeout: 10_000 });
  const together = [...requested];
  release();
  await isLive(page);
  const later = requested.slice(together.length).map((path) => /([^/]+)\.[^.]+\.js$/.exec(path)?.[1]);
  expect(later).toEqual(['forms.config']);
});

test('what is typed, ticked and chosen while the script loads stays with its caret and counts for rules', async ({
  page,
}) => {
  const release = await holdScript(page, 'form.island');
  await page.goto(checkPage);
  await page.getByRole('radio', { name: 'Slurry' }).check();
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Canada');
  await page.getByRole('checkbox', { name: 'Guard' }).check();
  await page.getByRole('textbox', { name: 'Amps' }).fill('12.5');
  await notes(page).pressSequentially('Hums in flat.');
  for (let presses = 0; presses < 'flat.'.length; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(formOf(page)).not.toHaveAttribute('data-live', '');
  await expect(page.getByRole('textbox', { name: 'Grain size' })).toHaveCount(0);
  release();
  await expect(page.getByRole('textbox', { name: 'Grain size' })).toBeVisible();
  await expect(notes(page)).toBeFocused();
  await page.keyboard.type('A ');
  await expect(notes(page)).toHaveValue('Hums in A flat.');
  await expect(page.getByRole('radio', { name: 'Slurry' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Guard' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Oil' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Amps' })).toHaveValue('12.5');
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('Canada');

  // An automated browser reloads immediately, unlike people.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Hums in A flat.');
  await page.reload();
  await expect(notes(page)).toHaveValue('Hums in A flat.');
  await expect(page.getByRole('textbox', { name: 'Amps' })).toHaveValue('12.5');
});

test('a number survives when the focus leaves it between any two steps of hydration', async ({ page }) => {
  await page.addInitScript(() => {
    // React looks at the clock to decide whether to let the browser handle events: now it always does.
    let now = 0;
    performance.now = () => {
      now += 50;
      return now;
    };
    const steps = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(step: (event: MessageEvent) => void) {
        steps?.set?.call(this, (event: MessageEvent) => {
          step(event);
          for (const number of document.querySelectorAll('form.form input[inputmode="decimal"]'))
            number.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        });
      },
    });
  });
  const release = await holdScript(page, 'form.island');
  await page.goto(formPages.quote);
  const flow = page.getByRole('textbox', { name: 'Flow' });
  await flow.fill('450');
  await flow.press('Tab');
  release();
  await isLive(page);
  await expect(flow).toHaveValue('450');
});

test('a form hydrates half a second after the last character that its visitor typed', async ({ page }) => {
  await page.clock.install();
  const release = await holdScript(page, 'form.island');
  await page.goto(checkPage);
  await page.clock.pauseAt(Date.now() + 60_000);
  await notes(page).focus();
  await page.keyboard.type('Hums');
  release();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type(' in flat.');
  await page.clock.runFor(499);
  await expect(formOf(page)).not.toHaveAttribute('data-live', '');
  await page.clock.runFor(1);
  await isLive(page);
  await expect(notes(page)).toHaveValue('Hums in flat.');
});

for (const answer of ['', 'Whey']) {
  test(`"Other" picked before the script stays picked, ${answer ? 'with its answer' : 'without an answer yet'}`, async ({
    page,
  }) => {
    const release = await holdScript(page, 'form.island');
    await page.goto(checkPage);
    await page.getByRole('radio', { name: 'Other' }).check();
    await page.getByRole('textbox', { name: 'What do you pump?: other' }).fill(answer);
    release();
    await isLive(page);
    await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'What do you pump?: other' })).toHaveValue(answer);
  });
}

test('buttons that were pressed before the script was there say that they wait, then act once', async ({ page }) => {
  const release = await holdScript(page, 'form.island');
  await page.goto(checkPage);
  const add = page.locator('button', { hasText: 'Add a row' });
  await page.getByRole('textbox', { name: 'Amps' }).fill('9');
  await add.click();
  await add.click();
  await page.getByText('Select All').click();
  await expect(add).toHaveAttribute('data-waiting', 'One moment...');
  await expect(page.getByRole('status').filter({ hasText: 'One moment...' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Amps' })).toHaveCount(1);
  release();
  const amps = page.getByRole('textbox', { name: 'Amps' });
  await expect(amps).toHaveCount(2);
  await expect(amps.first()).toHaveValue('9');
  await amps.nth(1).fill('7');
  await expect(amps.first()).toHaveValue('9');
  await expect(amps.nth(1)).toHaveValue('7');
  await expect(page.getByRole('checkbox', { name: 'Oil' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Guard' })).toBeChecked();
  await expect(add).not.toHaveAttribute('data-waiting');
  await expect(page.getByRole('status').filter({ hasText: 'One moment...' })).toHaveCount(0);
});

test('Next pressed before the script opens the second step, with what was entered', async ({ page }) => {
  const release = await holdScript(page, 'form.island');
  await page.goto(formPages.quote);
  await page.getByRole('radio', { name: 'Clean water' }).check();
  await page.getByRole('textbox', { name: 'Flow' }).fill('450');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Continue/ })).toHaveAttribute('data-waiting');
  release();
  await expect(page.locator('.form-progress p')).toHaveText('Step 2 of 2 · Your details');
  await page.getByRole('button', { name: 'Back to the duty' }).click();
  await expect(page.getByRole('textbox', { name: 'Flow' })).toHaveValue('450');
});

test('an empty form sent by the first touch shows its summary, which is focused', async ({ page }) => {
  await page.goto(formPages.contact);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-summary')).toBeFocused();
});

test('the code of fields that few forms have is loaded together', async ({ page }) => {
  const names = ['list', 'time', 'file-upload', 'address'];
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const release = await holdResponses(page, new RegExp(`/_assets/(?:${names.join('|')})\\.`));
  await page.goto(formPages.startUp);
  await page.locator('form.form').hover({ position: { x: 4, y: 4 } });
  await expect.poll(() => names.filter((name) => urls.some((url) => url.includes(`/${name}.`)))).toEqual(names);
  release();
  await isLive(page);
});

test('a query parameter of no field loads no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${checkPage}?utm_source=mail`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('form.island'))).toEqual([]);
});

test('a query parameter fills in its field without a touch', async ({ page }) => {
  await page.goto(`${checkPage}?order=4711`);
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('4711');
  await isLive(page);
});

test('rules apply to what the browser fills in by itself', async ({ page }) => {
  await page.goto(checkPage);
  await page.getByRole('radio', { name: 'Slurry' }).evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
    radio.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByRole('textbox', { name: 'Grain size' })).toBeVisible();
});

test('what the browser restores on Back is in the form without a touch', async ({ page }) => {
  await holdScript(page, 'form.island');
  await page.goto(checkPage);
  await page.getByRole('radio', { name: 'Slurry' }).check();
  await notes(page).fill('Before the link.');
  await page.evaluate(() => location.assign('/contact/'));
  await expect(page).toHaveURL(/contact/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Grain size' })).toBeVisible();
  await expect(notes(page)).toHaveValue('Before the link.');
});

test('a draft that is restored without a touch does not replace what is typed meanwhile', async ({ page }) => {
  await page.goto(checkPage);
  await notes(page).fill('From the draft.');
  await page.getByRole('textbox', { name: 'Order number' }).fill('4711');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('4711');
  const release = await holdScript(page, 'read-draft');
  const reading = page.waitForRequest('**/_assets/read-draft.*.js');
  // Another visit, since the browser itself restores what was typed when a page is reloaded.
  await page.goto('/contact/');
  await page.goto(checkPage);
  await page.getByRole('textbox', { name: 'Pump', exact: true }).fill('1');
  await reading;
  await page.getByRole('textbox', { name: 'Amps' }).fill('9');
  await notes(page).fill('Typed since.');
  await expect(formOf(page)).not.toHaveAttribute('data-live', '');
  release();
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('4711');
  await expect(notes(page)).toHaveValue('Typed since.');
  await expect(page.getByRole('textbox', { name: 'Pump', exact: true })).toHaveValue('1');
  await expect(page.getByRole('textbox', { name: 'Amps' })).toHaveValue('9');
});
