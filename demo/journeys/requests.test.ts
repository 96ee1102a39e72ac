import { newestEntry } from '@headwater/e2e/support/business-forms/import-form.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';

// Selects are the phone's own there.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('products and parts go from their buttons to the rows of an entry', async ({ page }) => {
  // The site knows the forms that visitors have seen.
  await page.goto('/contact/');
  await page.goto('/products/wastewater/submersible-non-clog/sn-3040/');
  await page.getByRole('button', { name: 'Add to request : SN-3040', exact: true }).click();
  await page.goto('/parts/sn-4055-wr/');
  await page.getByRole('button', { name: 'Add to request : SN-4055-WR', exact: true }).click();
  await page.getByRole('textbox', { name: 'Quantity of SN-3040' }).fill('3');
  await page.getByRole('textbox', { name: 'Duty or note on SN-3040' }).fill('60 gpm at 50 ft');
  await page.getByRole('textbox', { name: 'Quantity of SN-4055-WR' }).fill('6');
  await page.getByRole('textbox', { name: 'Duty or note on SN-4055-WR' }).fill('spare');
  await page.getByRole('button', { name: 'Save changes' }).click();

  await page.getByRole('textbox', { name: 'First', exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last' }).fill('Lovelace');
  await page.getByRole('combobox', { name: 'Region' }).selectOption('USA');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('checkbox', { name: /may keep this/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toContainText('Thank you, Ada');
  await expect
    .poll(() => JSON.parse(newestEntry(1)?.[17] ?? '[]'))
    .toEqual([
      ['SN-3040', expect.stringMatching(/./), '3', '60 gpm at 50 ft', ''],
      ['SN-4055-WR', expect.stringMatching(/./), '6', '', 'spare'],
    ]);
});
