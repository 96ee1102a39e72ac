import { axeFindings } from '../support/axe.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

const sheet = '/documents/complete-data-sheet/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('documents are narrowed by kind and words, and lead to their file and product', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/documents/');
    await page.getByLabel('Number or words').fill('complete');
    await page.getByLabel('Kind').selectOption('Data sheet');
    await page.getByRole('button', { name: 'Show documents' }).click();
    await expect(page).toHaveURL(/\?q=complete&kind=dataSheet&lang=&product=$/);
    await expect(main).toContainText('1 document');
    await main.getByRole('link', { name: 'Complete pump: data sheet' }).click();
    await expect(page).toHaveURL(sheet);
    const download = main.getByRole('link', { name: /^Download: Data sheet.*PDF/ });
    const sent = await page.request.get((await download.getAttribute('href')) ?? '');
    expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await main.getByRole('link', { name: 'Complete pump', exact: true }).click();
    await expect(page).toHaveURL(pageKinds['product page']);
  });

  test('a code with an unknown number asks for the serial number, which goes on to the contact form', async ({
    page,
  }) => {
    expect((await page.goto('/qr/ZZ-0'))?.status()).toBe(404);
    await page.getByLabel('Serial number').fill('2104417');
    await page.getByRole('button', { name: 'Ask for its papers' }).click();
    await expect(page).toHaveURL('/contact/?serial=2104417&about=parts');
  });
});

test('the list is narrowed and a document opened with the keyboard alone', async ({ page }) => {
  await page.goto('/documents/');
  await page.getByLabel('Number or words').focus();
  await page.keyboard.type('complete data sheet');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Complete pump: data sheet' });
  await expect(link).toBeVisible();
  await page.getByLabel('Number or words').focus();
  // Three choices and the button are between the words and the list.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(sheet);
  expect(await axeFindings(page)).toEqual([]);
});

test('a search has a group of documents', async ({ page }) => {
  await page.goto('/search?q=complete+data+sheet');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Documents' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Complete pump: data sheet' })).toHaveAttribute('href', sheet);
});
