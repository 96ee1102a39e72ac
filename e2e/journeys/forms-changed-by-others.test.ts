import { expect, type Page, test } from '@playwright/test';
import { formPages, openForm } from '../support/forms.ts';
import { holdScript } from '../support/held-responses.ts';
import { changesByOthers } from '../support/page-changes-by-others.ts';

// Playwright's own test: React reports that it rendered the form anew.

const checkPage = '/pump-check/';
const translate = changesByOthers['a translation of the whole page'];
const form = (page: Page) => page.locator('form.form');
const named = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const isLive = (page: Page) => expect(form(page)).toHaveAttribute('data-live', '');

/** The controls of the pump check, however its labels read. */
const controls = (page: Page) => ({
  notes: form(page).locator('textarea').last(),
  amps: form(page).locator('[name="input_5[]"]').nth(1),
  region: form(page).locator('select').first(),
  slurry: form(page).locator('input[type=radio][value="Slurry"]'),
  guard: form(page).locator('input[type=checkbox][value="Guard"]'),
});

/** Fills in the pump check by keys and clicks, and leaves the caret within the notes. */
async function fillIn(page: Page): Promise<void> {
  const { notes, amps, region, slurry, guard } = controls(page);
  await slurry.check();
  await region.selectOption('Canada');
  await guard.check();
  await amps.focus();
  await page.keyboard.type('12.5');
  await notes.focus();
  await page.keyboard.type('Hums in flat.');
  for (let presses = 0; presses < 'flat.'.length; presses += 1) await page.keyboard.press('ArrowLeft');
}

async function expectEverything(page: Page): Promise<void> {
  const { notes, amps, region, slurry, guard } = controls(page);
  await expect(notes).toBeFocused();
  await page.keyboard.type('A ');
  await expect(notes).toHaveValue('Hums in A flat.');
  await expect(amps).toHaveValue('12.5');
  await expect(region).toHaveValue('Canada');
  await expect(guard).toBeChecked();
  await expect(slurry).toBeChecked();
  // A rule counted what was picked before.
  await expect(form(page).getByText('Grain size')).toBeVisible();
}

// A phone: selects stay native there.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 30_000 });

for (const [what, change] of Object.entries(changesByOthers)) {
  test(`everything that was entered stays, with the focus and the caret: ${what} before the script`, async ({
    page,
  }) => {
    const release = await holdScript(page, 'form.island');
    await page.goto(checkPage);
    await fillIn(page);
    await page.evaluate(change);
    release();
    await isLive(page);
    await expectEverything(page);
  });
}

for (const step of [1, 2, 4, 8]) {
  test(`everything that was entered stays when a translator comes after step ${step} of hydration`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // React looks at the clock to decide whether to let the browser handle events: now it always does.
      let now = 0;
      performance.now = () => {
        now += 50;
        return now;
      };
      const steps = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
      let count = 0;
      Object.defineProperty(MessagePort.prototype, 'onmessage', {
        set(run: (event: MessageEvent) => void) {
          steps?.set?.call(this, (event: MessageEvent) => {
            run(event);
            count += 1;
            dispatchEvent(new CustomEvent('step', { detail: count }));
          });
        },
      });
    });
    const release = await holdScript(page, 'form.island');
    await page.goto(checkPage);
    await fillIn(page);
    await page.evaluate(
      ([text, at]) => {
        addEventListener('step', (event) => {
          if ((event as CustomEvent<number>).detail === at) new Function(`(${text})()`)();
        });
      },
      [String(translate), step] as const,
    );
    release();
    await isLive(page);
    await expectEverything(page);
  });
}

test('a form that a translator changed after its script goes on: rules, errors, steps and sending', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await openForm(page, checkPage);
  await page.evaluate(translate);
  await fillIn(page);
  await expectEverything(page);
  await page.evaluate(translate);
  await form(page).locator('input[type=radio]').first().check();
  await expect(form(page).getByText('Grain size')).toHaveCount(0);
  await form(page).locator('button[type=submit]').last().click();
  await expect(page.locator('.form-receipt')).toBeVisible();
  expect(failures).toEqual([]);
});

test('a multi-step form that a translator changed turns its pages', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await openForm(page, formPages.quote);
  const first = form(page).locator('input[type=text]:visible').first();
  const name = (await first.getAttribute('name')) ?? '';
  await page.evaluate(translate);
  await first.focus();
  await page.keyboard.type('450');
  await form(page).locator('button[type=submit]').click();
  await expect(form(page).getByRole('alert')).toBeFocused();
  await page.evaluate(translate);
  await named(page, name).focus();
  await page.keyboard.type('0');
  await form(page).locator('button[type=submit]').click();
  await expect(named(page, name)).toHaveValue('4500');
  expect(failures).toEqual([]);
});

for (const [how, change] of Object.entries({ 'as it came': () => {}, 'as a translator left it': translate })) {
  test(`a link in a label keeps the focus when the script takes over the form ${how}`, async ({ page }) => {
    const release = await holdScript(page, 'form.island');
    await page.goto(formPages.contact);
    const link = form(page).locator('a[href="/about/"]');
    await page.getByRole('checkbox', { name: /may keep this/ }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.evaluate(change);
    release();
    await isLive(page);
    await expect(link).toBeFocused();
  });
}

/** Sets controls of the contact form as a script does that dispatches no events. */
async function setSilently(page: Page): Promise<void> {
  const answers = { First: 'Ada', Last: 'Lovelace', Email: 'ada@example.com' };
  for (const [name, value] of Object.entries(answers))
    await page.getByRole('textbox', { name, exact: name !== 'Email' }).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  await page.getByRole('combobox', { name: 'Region' }).evaluate((select: HTMLSelectElement) => {
    select.value = 'Canada';
  });
}

/** Fills in what was not set silently, by keys and a tap. */
async function fillInRest(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await page.keyboard.type('The pump hums.');
  await page.getByRole('checkbox', { name: /may keep this/ }).tap();
}

/** Presses the button, and expects what was set silently among the values that are sent. */
async function expectSent(page: Page): Promise<void> {
  const sent = page.waitForRequest('**/api/forms/1');
  await page.getByRole('button', { name: 'Submit' }).click();
  const { values } = (await sent).postDataJSON() as { values: unknown[] };
  expect(values).toContainEqual(expect.objectContaining({ nameValues: { first: 'Ada', last: 'Lovelace' } }));
  expect(JSON.stringify(values)).toMatch(/ada@example\.com.*"Canada"|"Canada".*ada@example\.com/);
  await expect(page.locator('.form-receipt')).toContainText('Thank you, Ada.');
}

test('a value that was set without events before the script came is sent', async ({ page }) => {
  await page.goto(formPages.contact);
  await setSilently(page);
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await isLive(page);
  await fillInRest(page);
  await expectSent(page);
});

test('a value that was set without events after the script came is sent: before others', async ({ page }) => {
  await openForm(page, formPages.contact);
  await setSilently(page);
  await fillInRest(page);
  await expectSent(page);
});

test('a value that was set without events after the script came is sent: while a visitor types', async ({ page }) => {
  await openForm(page, formPages.contact);
  await fillInRest(page);
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await setSilently(page);
  await page.keyboard.type(' In A flat.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The pump hums. In A flat.');
  await expectSent(page);
});

test('a value that was set without events just before the button was pressed is sent', async ({ page }) => {
  await openForm(page, formPages.contact);
  await fillInRest(page);
  await page.getByRole('button', { name: 'Submit' }).focus();
  await setSilently(page);
  const sent = page.waitForRequest('**/api/forms/1');
  await page.getByRole('button', { name: 'Submit' }).evaluate((button: HTMLButtonElement) => button.click());
  expect((await sent).postData()).toContain('ada@example.com');
});

test('a value that was set without events is sent where the script never comes', async ({ page }) => {
  await page.route('**/form.island*', (route) => route.abort());
  await page.goto(formPages.contact);
  await setSilently(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('The pump hums.');
  await page.getByRole('checkbox', { name: /may keep this/ }).check();
  await page.locator('form.form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByText('Thank you, Ada.')).toBeVisible();
});
