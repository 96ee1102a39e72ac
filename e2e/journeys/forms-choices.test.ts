import type { Locator, Page } from '@playwright/test';
import { formPages, openForm } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const openMenu = (page: Page) => page.locator('.form-menu:not([hidden])');

/**
 * Opens the menu of a control by keyboard while the control is at the lower edge of the window. A menu is positioned
 * once, when it opens, so a layout shift between the scrolling and the key press, such as an image or a font that
 * loads, is a reason to try again.
 */
async function openAtLowerEdge(page: Page, control: Locator): Promise<void> {
  const roomBelow = () => control.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  await expect(async () => {
    await control.blur();
    await expect(openMenu(page)).toHaveCount(0);
    await control.evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
    expect(await roomBelow(), 'pixels below the control before its menu opens').toBeLessThan(130);
    await page.keyboard.press('ArrowDown');
    await expect(openMenu(page)).toBeVisible();
    expect(await roomBelow(), 'pixels below the control once its menu is open').toBeLessThan(130);
  }).toPass();
}

/** Checks that neither covers the other. Measures both at once, so that scrolling cannot interfere. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const areApart = await one.evaluate(
    (element, neighbor) => {
      const [first, second] = [element.getBoundingClientRect(), neighbor?.getBoundingClientRect()];
      return second !== undefined && (first.bottom <= second.top || second.bottom <= first.top);
    },
    await other.elementHandle(),
  );
  expect(areApart).toBe(true);
}

test.describe('with a mouse and a keyboard', () => {
  test('a select becomes a searchable menu once the form is used', async ({ page }) => {
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
    await expect(topic).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(topic).toHaveValue('Choosing a pump');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    await expect(page.locator('[role=option][data-highlighted]')).toHaveText('Something else');
    await expect(topic).toHaveAttribute('aria-activedescendant', /-option-4$/);
    await page.keyboard.press('Enter');
    await expect(topic).toHaveValue('Something else');
  });

  test('the menu is between 140 and 300 pixels high and stays within the window', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await openForm(page, formPages.contact);
    await page.getByRole('textbox', { name: 'First', exact: true }).focus();
    const topic = page.getByRole('combobox', { name: 'What is it about?' });
    await expect(topic).toHaveJSProperty('tagName', 'INPUT');
    await openAtLowerEdge(page, topic);
    const menu = openMenu(page);
    await expect(menu).toHaveAttribute('data-side', 'above');
    await expect(menu).toBeInViewport({ ratio: 1 });
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

test('each of several choices is shown before the input until it is removed', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.clear());
  const form = await openForm(page, formPages.startUp);
  await page.getByRole('textbox', { name: 'Serial number' }).fill('7654321');
  await form.getByRole('combobox', { name: 'Series' }).click();
  await page.getByRole('option', { name: 'VT vertical turbine' }).click();
  await page.getByLabel('Date of start-up').fill('2026-11-20');
  await page.getByLabel('Running since').fill('07:30');
  await page.getByRole('button', { name: 'To the readings' }).click();
  await page.getByRole('textbox', { name: 'Motor current, A' }).fill('120');
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
  await expect(equipment).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Remove Welders' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(equipment).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(page.locator('.form-chip')).toHaveCount(0);

  await openAtLowerEdge(page, equipment);
  await expect(openMenu(page)).toHaveAttribute('data-side', 'above');
  await expectApart(openMenu(page), page.getByText('Other equipment on the supply'));
});
