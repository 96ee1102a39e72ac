import { type RunningProgram, startSite } from '@headwater/tools/running-program.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { fillContactForm, formPages, openForm } from '../support/forms.ts';

const container = 'GTM-TEST1234';

/** A site with a tag container, whose script this test serves. */
const test = base.extend<{ site: RunningProgram }>({
  // Playwright determines the required fixtures from a destructured first parameter.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  site: async ({}, use) => {
    const site = await startSite(company.cmsUrl, company.folder, 'ready', { TAG_CONTAINER_ID: container });
    await use(site);
    await site.stop();
  },
});

const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

const policyOf = async (address: string) =>
  (await fetch(`${address}/about/`)).headers.get('content-security-policy') ?? '';

test('every page reports its path, title and URL to the container, and loads its script', async ({ page, site }) => {
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push({ event: "stand-in" });' });
  });

  await page.goto(`${site.url}/about/?utm_source=letter#history`);
  expect(asked, 'nothing is loaded before the visitor agrees').toEqual([]);
  await page.getByRole('region', { name: 'Privacy choice' }).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'stand-in' });
  expect(await eventsOf(page)).toContainEqual({
    event: 'page_view',
    path: '/about/',
    title: await page.title(),
    asPath: '/about/?utm_source=letter#history',
  });
  expect(asked).toEqual([`https://www.googletagmanager.com/gtm.js?id=${container}`]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.waitForURL(/\/privacy-policy\/$/);
  const views = async () => (await eventsOf(page)).filter(({ event }) => event === 'page_view');
  await expect
    .poll(views)
    .toEqual([{ event: 'page_view', path: '/privacy-policy/', title: await page.title(), asPath: '/privacy-policy/' }]);
  expect(faults).toEqual([]);
});

test('declining loads nothing and hides the banner, and the choice can be changed in the footer', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const banner = page.getByRole('region', { name: 'Privacy choice' });
  await page.goto(`${site.url}/about/?gclid=abc123`);
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toBeHidden();
  await page.goto(`${site.url}/history/`);
  await expect(banner).toBeHidden();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('abc123');

  const reopen = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
  await reopen.click();
  await expect(banner).toBeFocused();
  await banner.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => asked.length).toBe(1);

  await reopen.click();
  const reloaded = page.waitForEvent('load');
  await banner.getByRole('button', { name: 'Decline' }).click();
  await reloaded;
  await expect(banner).toBeHidden();
  expect(asked).toHaveLength(1);
});

for (const width of [390, 1440]) {
  test(`the consent banner passes axe at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/about/`);
    await expect(page.getByRole('region', { name: 'Privacy choice' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a site without tags asks nothing', async ({ page }) => {
  await page.goto(`${company.siteUrl}/about/`);
  expect(await page.locator('[data-consent-banner], [data-privacy-choices]').count()).toBe(0);
});

test('only a site with a container allows third-party origins, and only those of the container', async ({ site }) => {
  const foreign = (policy: string) => new Set(policy.match(/https:\/\/[^\s;]+/g) ?? []);
  expect([...foreign(await policyOf(company.siteUrl))]).toEqual([]);
  const policy = await policyOf(site.url);
  expect([...foreign(policy)].every((origin) => /google(tagmanager|-analytics)|analytics\.google/.test(origin))).toBe(
    true,
  );
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
});

test('without a container there is no data layer', async ({ page }) => {
  await page.goto('/about/');
  expect(await page.evaluate('typeof window.dataLayer')).toBe('undefined');
});

test('reports an accepted form to the container, and sends the ad click ID to the CMS', async ({ page, site }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${site.url}/about/?gclid=Cj0K_a-b1`, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Privacy choice' }).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gclid'))).toContain('Cj0K_a-b1');

  await openForm(page, `${site.url}${formPages.contact}?from=about`);
  await fillContactForm(page);
  const sent = page.waitForRequest('**/api/forms/1');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toBeVisible();
  expect((await sent).postDataJSON().values).toContainEqual({ id: 11, value: 'Cj0K_a-b1' });
  expect((await eventsOf(page)).filter(({ event }) => event === 'formSubmission')).toEqual([
    {
      event: 'formSubmission',
      path: '/contact/',
      asPath: '/contact/?from=about',
      formTitle: 'Send us a message',
      formId: 1,
    },
  ]);
});
