import { openForm } from '../support/forms.ts';
import { loseScript } from '../support/held-responses.ts';
import { expect, test } from '../support/test.ts';

const orderPage = '/parts-order/';

test('an order shows its total while it is filled in', async ({ page }) => {
  const form = await openForm(page, orderPage);
  const total = form.getByRole('group', { name: 'Total' });
  // Handling and delivery.
  await expect(total).toContainText('$11.50');
  await page.getByRole('textbox', { name: 'Seal kit: quantity' }).fill('2');
  await expect(total).toContainText('$61.50');
  await page.getByRole('checkbox', { name: 'Grease +$5.00' }).check();
  await expect(total).toContainText('$71.50');
  await page.getByRole('textbox', { name: 'Length of hose, ft' }).fill('10');
  await expect(page.getByRole('textbox', { name: 'Length of hose, m' })).toHaveValue('3.05');
  await expect(form.getByRole('group', { name: 'Hose, cut to length' })).toContainText('$25.00');
  await expect(page.getByRole('textbox', { name: 'Purchase order number' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Impeller' }).selectOption('Cast iron');
  await page.getByRole('textbox', { name: 'How many impellers?' }).fill('5');
  await page.getByRole('radio', { name: 'Epoxy +$60.00' }).check();
  await expect(total).toContainText('$1,296.50');
  await page.getByRole('textbox', { name: 'Purchase order number' }).fill('PO 7');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.locator('.form-receipt', { hasText: 'Your order is with us.' })).toBeVisible();
});

test('a total is computed at the next answer when a bad line lost its code', async ({ context }) => {
  // Not the silent page of the other tests: the browser logs the failures.
  const page = await context.newPage();
  const lost = await loseScript(page, 'computed-values', 2);
  const form = await openForm(page, orderPage);
  await lost.all;
  await page.getByRole('textbox', { name: 'Seal kit: quantity' }).fill('2');
  await expect(form.getByRole('group', { name: 'Total' })).toContainText('$61.50');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button computes the order on the server without sending it', async ({ page }) => {
    await page.goto(orderPage);
    await page.getByRole('textbox', { name: 'Seal kit: quantity' }).fill('3');
    await page.getByRole('button', { name: 'Update the total' }).click();
    await expect(page.getByText('The prices are up to date. Nothing was sent yet.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Total' })).toContainText('$86.50');
    await expect(page.getByRole('textbox', { name: 'Seal kit: quantity' })).toHaveValue('3');
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(page.getByText('Your order is with us.')).toBeVisible();
  });
});
