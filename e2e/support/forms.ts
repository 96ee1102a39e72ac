import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Pages of the demo, each with a form. */
export const formPages = {
  contact: '/contact/',
  quote: '/quote/',
  startUp: '/start-up-report/',
  closed: '/operator-class/',
} as const;

/** Whoever sends a form faster than this after it was opened is taken for a program. */
const LEAST_FILL_MS = 2_000;

/** Opens a page and brings its form near enough for its script; resolves when the script is at work. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  const token = page.waitForResponse((response) => response.url().endsWith('/token'));
  await page.goto(path);
  const form = page.locator('form.form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-live', '');
  await token;
  return form;
}

/** Resolves when as much time has passed as people need for any form. */
export async function asSlowAsPeople(page: Page): Promise<void> {
  await page.waitForTimeout(LEAST_FILL_MS + 100);
}

/** Answers every question of the contact form that must be answered. */
export async function fillContactForm(page: Page, { first = 'Ada', email = 'ada@example.com' } = {}): Promise<void> {
  await page.getByRole('textbox', { name: 'First', exact: true }).fill(first);
  await page.getByRole('textbox', { name: 'Last' }).fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('The pump hums in A flat.');
  await page.getByRole('checkbox', { name: /Alder Creek may keep/ }).check();
  await choose(page, 'Region', 'Canada');
}

/** Takes a choice from a searchable select of a form that is in use. */
export async function choose(page: Page, label: string, choice: string): Promise<void> {
  const control = page.getByRole('combobox', { name: label });
  await expect(control).toHaveJSProperty('tagName', 'INPUT');
  await control.click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

export async function expectAxeClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target, html }) => [target, html]) }))).toEqual(
    [],
  );
}
