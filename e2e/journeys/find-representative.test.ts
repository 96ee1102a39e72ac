import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const path = '/find-a-representative';

test('the contact page finds a representative by ZIP code', async ({ page }) => {
  await page.goto('/contact/#repMapSection');
  await page.getByLabel('State, province, ZIP or postal code').fill('55401');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/find-a-representative\?near=55401$/);
  const main = page.getByRole('main');
  await expect(main.getByText('1 representative for Minnesota', { exact: true })).toBeVisible();
  await expect(main).toContainText('North LLC');
  await expect(main.getByRole('link', { name: 'Contact details' })).toHaveAttribute('href', '/representative/north/');
});

for (const [near, shown, name] of [
  ['Texas', '1 representative for Texas', 'South Inc.'],
  ['tx', '1 representative for Texas', 'South Inc.'],
  ['78701', '1 representative for Texas', 'South Inc.'],
  ['Amarillo', '1 representative for Amarillo, Texas', 'South Inc.'],
] as const) {
  test(`"${near}" finds ${name}`, async ({ page }) => {
    await page.goto(`${path}?near=${near}`);
    const main = page.getByRole('main');
    await expect(main.getByText(shown, { exact: true })).toBeVisible();
    await expect(main).toContainText(name);
  });
}

for (const [near, shown] of [
  ['99501', 'We have no representative in Alaska yet.'],
  ['K1A 0B1', 'We have no representative in Ontario yet.'],
  ['Atlantis', "We don't know that place. Enter a US town, a state, a province, or a ZIP or postal code."],
] as const) {
  test(`"${near}" finds no representative but a phone number to call`, async ({ page }) => {
    await page.goto(`${path}?near=${encodeURIComponent(near)}`);
    const main = page.getByRole('main');
    await expect(main.getByText(shown, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: /\d{3}/ })).toHaveAttribute('href', /^tel:/);
  });
}

test('of several towns of a name, the visitor chooses one', async ({ page }) => {
  await page.goto(`${path}?near=Duluth`);
  const main = page.getByRole('main');
  await expect(main).toContainText('There are several places called Duluth.');
  await main.getByRole('link', { name: 'Duluth, Minnesota' }).click();
  await expect(main.getByText('1 representative for Duluth, Minnesota', { exact: true })).toBeVisible();
});

test('the list of representatives finds one by town', async ({ page }) => {
  await page.goto('/representative/');
  await page.getByLabel('State, province, ZIP or postal code').fill('Hibbing');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('main')).toContainText('North LLC');
});

test.describe('with a location', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 44.9778, longitude: -93.265 } });

  test('finds by the location that the browser shares, to about a kilometer', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page).toHaveURL(/near=44\.98%2C-93\.2[67]$/);
    await expect(page.getByRole('main')).toContainText('North LLC');
    await expect(page.getByLabel('State, province, ZIP or postal code')).toHaveValue('');
  });
});

test('a browser that shares no location says what to do instead', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('main')).toContainText("We couldn't get your location.");
  await expect(page.getByLabel('State, province, ZIP or postal code')).toBeFocused();
});

test('a response is neither stored nor indexed', async ({ request }) => {
  const response = await request.get(`${path}?near=55401`);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.text()).toContain('<meta name="robots" content="noindex"');
});

test('only the page that finds representatives may request a location', async ({ request }) => {
  expect((await request.get(path)).headers()['permissions-policy']).toContain('geolocation=(self)');
  const other = await request.get('/contact/');
  expect(other.headers()['permissions-policy']).toContain('geolocation=()');
});

for (const width of [320, 390, 1440]) {
  test(`the search for a representative passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${path}?near=55401`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('works without JavaScript', async ({ page }) => {
    await page.goto('/contact/');
    await page.getByLabel('State, province, ZIP or postal code').fill('Minnesota');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('main')).toContainText('North LLC');
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
  });
});
