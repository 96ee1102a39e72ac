import { pageKinds } from '@headwater/e2e/support/page-kinds.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';

test('a representative has an address, a website and territories', async ({ page }) => {
  await page.goto(pageKinds.representative);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Northgate Fluid Equipment');
  await expect(main.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  await expect(main).toContainText('Saint Paul, MN 55114');
  const website = main.getByRole('link', { name: 'Website' });
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(website).toHaveAttribute('rel', /noopener/);
  await expect(main.getByRole('heading', { name: 'Territories' })).toBeVisible();
  await expect(main).toContainText('North Dakota');
});

test('a representative without a website or territories has no link or heading for them', async ({ page }) => {
  await page.goto('/representative/assiniboine-fluid-power/');
  await expect(page.getByRole('heading', { name: 'Territories' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Website' })).toHaveCount(0);
  await page.goto('/representative/san-joaquin-hydraulics/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Website' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Territories' })).toHaveCount(0);
});

test('the replacement parts page lists brands and says how to order', async ({ page }) => {
  await page.goto(pageKinds['replacement parts page']);
  const main = page.getByRole('main');
  const order = main.getByRole('link', { name: 'Order replacement parts' });
  await expect(order).toHaveAttribute('href', /^\/[a-z]/);
  const brand = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Norrland' }) });
  await expect(brand).toContainText('Submersible sewage pumps');
  const logo = brand.locator('img').first();
  await logo.scrollIntoViewIfNeeded();
  expect((await logo.boundingBox())?.width).toBeLessThanOrEqual(160);
});

test('a post shows its tags but neither date nor author', async ({ page }) => {
  await page.goto('/snowmaking-pumps-in-november/');
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/April 14, 2026|Marit Lindqvist/);
  await main.getByRole('link', { name: 'Seals', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag: Seals');
});

test('a post without tags is filed under its categories alone', async ({ page }) => {
  await page.goto('/four-new-apprentices/');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Filed under' }) });
  const hrefs = await section.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([expect.stringMatching(/^\/category\//)]);
});

for (const [path, width] of [
  ['/snowmaking-pumps-in-november/', '1px'],
  ['/spring-flood-checklist/', '0px'],
] as const) {
  test(`the rule above the tags of ${path} is ${width} thick`, async ({ page }) => {
    await page.goto(path);
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Filed under' }) });
    await expect(section).toHaveCSS('border-block-start-width', width);
  });
}

test('a project has its title, summary and image above its content', async ({ page }) => {
  await page.goto(pageKinds.project);
  const banner = page.getByRole('main').locator('header').first();
  await expect(banner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner.locator('img')).toBeVisible();
  await expect(banner).toContainText('A dolomite quarry lost forty shifts a year');
});
