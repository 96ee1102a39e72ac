import { expect, type Locator, type Page } from '@playwright/test';

/** Pages with a form. */
export const formPages = {
  contact: '/contact/',
  quote: '/quote/',
  startUp: '/start-up-report/',
  closed: '/operator-class/',
} as const;

/** Points at the edge of a form, which loads its script; resolves when that runs. */
export async function touchForm(form: Locator): Promise<void> {
  await form.hover({ position: { x: 4, y: 4 } });
  await expect(form).toHaveAttribute('data-live', '');
}

/** Opens a page and points at its form; resolves when the form's script is running. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const form = page.locator('form.form');
  await touchForm(form);
  return form;
}

interface ContactAnswers {
  email?: string;
  message?: string;
}

/** Fills in every required field of the contact form, whose script is running. */
export async function fillContactForm(page: Page, answers?: ContactAnswers): Promise<void> {
  await fillContactAnswers(page, answers);
  await choose(page, 'Region', 'Canada');
}

/** Fills in every required field of the contact form where its script is not running. */
export async function fillPlainContactForm(page: Page, answers?: ContactAnswers): Promise<void> {
  await fillContactAnswers(page, answers);
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Canada');
}

async function fillContactAnswers(
  page: Page,
  { email = 'ada@example.com', message = 'The pump hums in A flat.' }: ContactAnswers = {},
): Promise<void> {
  await page.getByRole('textbox', { name: 'First', exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last' }).fill('Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('checkbox', { name: /may keep this/ }).check();
}

/** Content types of the messages that a page sends from now on, in order. */
export function watchPosts(page: Page): (string | undefined)[] {
  const types: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') types.push(request.headers()['content-type']);
  });
  return types;
}

/** Picks a choice from a searchable select. */
export async function choose(page: Page, label: string, choice: string): Promise<void> {
  const control = page.getByRole('combobox', { name: label });
  await expect(control).toHaveJSProperty('tagName', 'INPUT');
  await control.click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** Fills in the start-up report for a small pump, up to its last page, without pressing the button. */
export async function fillStartUpReport(page: Page, serial: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Serial number' }).fill(serial);
  await choose(page, 'Series', 'VT vertical turbine');
  await page.getByLabel('Date of start-up').fill('2026-11-20');
  await page.getByLabel('Running since').fill('07:30');
  await page.getByRole('button', { name: 'To the readings' }).click();
  await page.getByRole('textbox', { name: 'Motor current, A' }).fill('12.5');
  await page.getByLabel('Pump', { exact: true }).fill('1');
  await page.getByRole('checkbox', { name: 'Oil' }).check();
  await page.getByRole('button', { name: 'To the people' }).click();
  await page.getByRole('textbox', { name: 'First', exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last' }).fill('Lovelace');
  await page.getByRole('textbox', { name: 'Enter Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Email again' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Telephone', exact: true }).fill('2185550142');
  await page.getByRole('textbox', { name: 'Street Address' }).first().fill('1921 Alder Creek Road');
  await page.getByRole('textbox', { name: 'City' }).first().fill('Duluth');
  await page.getByRole('textbox', { name: 'ZIP Code' }).fill('55810');
  await page.getByRole('checkbox', { name: /I took these readings myself/ }).check();
}
