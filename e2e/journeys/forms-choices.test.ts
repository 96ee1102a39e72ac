import type { Locator } from '@playwright/test';
import { formPages, openForm } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

/** Neither covers the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) throw new Error('One of the two is not on the page.');
  expect(first.y + first.height <= second.y || second.y + second.height <= first.y).toBe(true);
}

test.describe('with a mouse and a keyboard', () => {
  test('a select becomes a menu that can be searched, once the form is used', async ({ page }) => {
    await openForm(page, formPages.contact);
    const topic = page.getByRole('combobox', { name: 'What is it about?' });
    await expect(topic).toHaveJSProperty('tagName', 'SELECT');
    await page.getByRole('textbox', { name: 'First', exact: true }).focus();
    await expect(topic).toHaveJSProperty('tagName', 'INPUT');
    await expect(topic).toHaveValue('Choosing a pump');
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveAttribute('placeholder', 'Where the pump is');

    await topic.click();
    await expect(page.getByRole('option')).toHaveCount(5);
    await topic.fill('visit');
    await expect(page.getByRole('option')).toHaveText(['A visit to the works']);
    await topic.fill('turbine');
    await expect(page.getByText('No options')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(topic).toHaveValue('Choosing a pump');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(topic).toHaveValue('Something else');
  });

  test('the menu is between 140 and 300 pixels high and stays within the window', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await openForm(page, formPages.contact);
    await page.getByRole('textbox', { name: 'First', exact: true }).focus();
    const topic = page.getByRole('combobox', { name: 'What is it about?' });
    await expect(topic).toHaveJSProperty('tagName', 'INPUT');
    await topic.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await topic.click();
    const menu = page.locator('.form-menu:not([hidden])');
    await expect(menu).toHaveAttribute('data-side', 'above');
    const height = (await menu.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThanOrEqual(140);
    expect(height).toBeLessThanOrEqual(304);
    await expectApart(menu, page.getByText('What is it about?'));
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a select stays the native one', async ({ page }) => {
    await openForm(page, formPages.contact);
    await page.getByRole('textbox', { name: 'First', exact: true }).tap();
    await page.getByRole('combobox', { name: 'Region' }).selectOption('Canada');
    await expect(page.getByRole('combobox', { name: 'Region' })).toHaveJSProperty('tagName', 'SELECT');
  });
});

test('several choices stand before the input, and each can be taken back', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.clear());
  const form = await openForm(page, formPages.startUp);
  await page.getByRole('textbox', { name: 'Serial number' }).fill('7654321');
  await form.getByRole('combobox', { name: 'Series' }).click();
  await page.getByRole('option', { name: 'VT vertical turbine' }).click();
  await page.getByLabel('Date of start-up').fill('2026-11-20');
  await page.getByLabel('Running since').fill('07:30');
  await page.getByRole('button', { name: 'To the readings' }).click();
  await page.getByRole('spinbutton', { name: 'Motor current, A' }).fill('120');
  await page.getByLabel('Pump', { exact: true }).fill('1');
  await page.getByRole('checkbox', { name: 'Oil' }).check();
  await page.getByRole('button', { name: 'To the people' }).click();

  await expect(page.locator('.form-progress p')).toContainText('Large motors');
  const equipment = page.getByRole('combobox', { name: 'Other equipment on the supply' });
  await equipment.click();
  await page.getByRole('option', { name: 'Mixers' }).click();
  await page.getByRole('option', { name: 'Welders' }).click();
  await expect(page.locator('.form-chip')).toHaveText(['Mixers', 'Welders']);
  await page.getByRole('button', { name: 'Remove Mixers' }).click();
  await expect(page.locator('.form-chip')).toHaveText(['Welders']);
  await equipment.focus();
  await page.keyboard.press('Backspace');
  await expect(page.locator('.form-chip')).toHaveCount(0);

  await equipment.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.keyboard.press('ArrowDown');
  const menu = page.locator('.form-menu:not([hidden])');
  await expect(menu).toHaveAttribute('data-side', 'above');
  await expectApart(menu, page.getByText('Other equipment on the supply'));
});
