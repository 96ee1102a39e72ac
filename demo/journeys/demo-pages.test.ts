import { expect, test } from '@headwater/e2e/support/test.ts';

test('the front page shows every block of the home page', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('BUILD AMERICA, BUY AMERICA COMPLIANT')).toBeVisible();
  await expect(main.getByRole('heading', { name: "Let's Get Started" })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^\/contact\/?$/);
  await expect(main.getByRole('link', { name: 'Find a representative near you' })).toHaveAttribute(
    'href',
    /^\/contact\/?#repMapSection$/,
  );
});

test('a visitor gets from a main category to a sub-category to a product', async ({ page }) => {
  await page.goto('/products/wastewater/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /non-clog/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/wastewater\/submersible-non-clog\/$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /SN-3040/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sn-3040\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SN-3040');
});

test('a product page has its documents, its features and a link to order parts', async ({ page, request }) => {
  await page.goto('/products/wastewater/submersible-non-clog/sn-3040/');
  const main = page.getByRole('main');
  for (const name of ['Features', 'Applications', 'Markets']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Order Replacement Parts' })).toHaveAttribute(
    'href',
    /^\/contact\/?\?about=parts&product=SN-3040$/,
  );
  for (const name of ['Brochure', 'Data Sheet', 'Manual']) {
    const href = await main
      .getByRole('link', { name: new RegExp(name, 'i') })
      .first()
      .getAttribute('href');
    const document = await request.get(href ?? '');
    expect(document.headers()['content-type'], name).toBe('application/pdf');
    expect((await document.body()).subarray(0, 5).toString(), name).toBe('%PDF-');
  }
});

for (const [what, path, button, product] of [
  ['a product', '/products/wastewater/submersible-non-clog/sn-3040/', 'Order Replacement Parts', 'SN-3040'],
  ['a part', '/parts/sn-3040-wr/', 'Order this part', 'SN-3040-WR'],
  ['the parts desk', '/replacement-parts/', 'Order replacement parts', ''],
] as const) {
  test(`the button for parts of ${what} fills in what is known, and the form takes a photograph`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: button }).click();
    const form = page.locator('form.form');
    await expect(form).toHaveAttribute('data-live', '');
    await expect(page.getByRole('textbox', { name: 'Pump or part' })).toHaveValue(product);
    await expect(form.locator('[name=input_6]')).toHaveValue('parts');
    await form.locator('input[type=file]').setInputFiles({
      name: 'worn ring.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
    });
    await expect(form.locator('.form-transfer')).toContainText('worn ring.jpg');
  });
}
