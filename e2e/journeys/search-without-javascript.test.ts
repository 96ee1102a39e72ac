import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a search by form finds pages and posts without JavaScript', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('textbox', { name: 'Search' }).fill('cavitation');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=cavitation$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing results for "cavitation"');
  await page
    .getByRole('main')
    .getByRole('link', { name: /cavitation/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/cavitation/i);
});

test('a search without a hit says so', async ({ page }) => {
  await page.goto('/search?q=zzyzx');
  await expect(page.getByRole('main')).toContainText('No results');
});

test('any search term is shown as plain text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
});

test('search results are not indexed', async ({ request }) => {
  expect(await (await request.get('/search?q=pump')).text()).toMatch(/<meta name="robots" content="noindex/);
});

test('an overlong term is not searched', async ({ request }) => {
  expect((await request.get(`/search?q=${'a'.repeat(400)}`)).status()).toBe(400);
});

for (const path of ['/news/', '/project/']) {
  test(`the list at ${path} continues by a link, without duplicates`, async ({ page }) => {
    await page.goto(path);
    const titles = () => page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents();
    const first = await titles();
    expect(first.length).toBeGreaterThan(4);
    await page.getByRole('main').getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/[?&]after=/);
    await page.waitForLoadState();
    const second = await titles();
    expect(second.length).toBeGreaterThan(0);
    expect(first.filter((title) => second.includes(title))).toEqual([]);
  });
}
