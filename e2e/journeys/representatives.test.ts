import { expect, test } from '../support/test.ts';

for (const path of ['/representative/', '/contact/#repMapSection']) {
  test(`${path} lists every representative by state, with a clickable phone number`, async ({ page }) => {
    await page.goto(path);
    const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Minnesota' });
    await expect(list.getByRole('group')).toHaveText([/^Minnesota/, /^North Dakota/, /^Texas/, /^Other territories/]);
    await list.getByText('North Dakota').click();
    await expect(list.getByRole('link', { name: 'North LLC' })).toHaveAttribute('href', '/representative/north/');
    await expect(list.getByRole('link', { name: '(651) 555-0100' })).toHaveAttribute('href', 'tel:+16515550100');
    await list.getByText('Other territories').click();
    await expect(list.getByRole('link', { name: 'Sea Ltd.' })).toBeVisible();
  });
}

test('the anchor of the list of representatives works', async ({ page }) => {
  await page.goto('/contact/#repMapSection');
  const section = page.locator('#repMapSection');
  await expect(section.getByRole('heading', { name: 'Find a representative' })).toBeInViewport();
});

test("a phone number in a representative's address is a link on the representative's page", async ({ page }) => {
  await page.goto('/representative/north/');
  await expect(page.getByRole('main').getByRole('link', { name: '(651) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+16515550100',
  );
});

test("a representative's page has the form of the contact page", async ({ page }) => {
  await page.goto('/representative/north/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Send a message' })).toBeVisible();
  await expect(main).toContainText('marked for North LLC');
  await expect(main.locator('form[action="/api/forms/1"]')).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, a state still opens', async ({ page }) => {
    await page.goto('/representative/');
    const link = page.getByRole('main').getByRole('link', { name: 'North LLC' }).first();
    await expect(link).toBeHidden();
    await page.getByRole('main').getByText('Minnesota').click();
    await expect(link).toBeVisible();
  });
});
