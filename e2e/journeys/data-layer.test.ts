import { join } from 'node:path';
import { type RunningProgram, startSite } from '@headwater/tools/running-program.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { fillContactForm, formPages, openForm } from '../support/forms.ts';

const container = 'GTM-TEST1234';

/** Sites with a tag container, whose script this test serves; the second with the owner's own consent tool. */
const test = base.extend<{ siteWithTool: RunningProgram }, { site: RunningProgram }>({
  site: [
    // Playwright determines the required fixtures from a destructured first parameter.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const site = await startSite(company.cmsUrl, company.folder, 'ready', { TAG_CONTAINER_ID: container });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  siteWithTool: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const site = await startSite(company.cmsUrl, company.folder, 'ready', {
        TAG_CONTAINER_ID: container,
        CONSENT_TOOL: 'https://consent.example/tool.js',
      });
      await use(site);
      await site.stop();
    },
    { timeout: 120_000 },
  ],
});

const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

const policyOf = async (address: string, cookie = '') =>
  (await fetch(`${address}/about/`, { headers: { cookie } })).headers.get('content-security-policy') ?? '';

const questionOf = (page: Page) => page.getByRole('region', { name: 'Privacy choice' });

/** Allows everything, which loads the page again with a policy for the container. */
async function allow(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await questionOf(page).getByRole('button', { name: 'Allow' }).click();
  await reloaded;
}

test('every page reports its path, title and URL to the container whose script it loads', async ({ page, site }) => {
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
  await allow(page);
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

test('a visitor who declined changes and withdraws the choice in the footer at once', async ({ page, site }) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=GA1.1.7; Path=/"' });
  });
  const question = questionOf(page);
  await page.goto(`${site.url}/about/?gclid=abc123&utm_source=letter`);
  const stored = page.waitForResponse('**/api/consent');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeHidden();
  await stored;
  await page.goto(`${site.url}/history/`);
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/abc123|letter/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  const counting = page.getByRole('checkbox', { name: /Counting visits/i });
  await expect(counting).not.toBeChecked();
  await counting.check();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save choices' }).click();
  await reloaded;
  await expect.poll(() => asked.length).toBe(1);
  await expect(counting).toBeChecked();
  const days =
    ((await page.context().cookies()).find(({ name }) => name === 'consent')?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(days / 86_400)).toBe(180);

  await page.goto(`${site.url}/about/?gclid=abc123&utm_source=letter`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('campaign'))).toContain('letter');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await counting.uncheck();
  const withdrawn = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save choices' }).click();
  await withdrawn;
  const before = asked.length;
  expect(await page.evaluate(() => localStorage.getItem('campaign'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga=');
  await page.goto(`${site.url}/history/`, { waitUntil: 'networkidle' });
  expect(asked).toHaveLength(before);
});

for (const width of [390, 1440]) {
  test(`the consent banner passes axe at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/about/`);
    await expect(questionOf(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await questionOf(page).getByRole('link', { name: 'Choose' }).click();
    await expect(page.getByRole('button', { name: 'Save choices' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a site without tags asks nothing', async ({ page }) => {
  await page.goto(`${company.siteUrl}/about/`);
  expect(await page.locator('[data-consent-banner]').count()).toBe(0);
});

test('a page allows the container’s origins only for visitors who agree', async ({ site }) => {
  const foreign = (policy: string) => new Set(policy.match(/https:\/\/[^\s;]+/g) ?? []);
  expect([...foreign(await policyOf(company.siteUrl))]).toEqual([]);
  expect([...foreign(await policyOf(site.url))]).toEqual([]);
  expect(await policyOf(site.url, 'consent=maps')).toBe(await policyOf(site.url));
  const policy = await policyOf(site.url, 'consent=measurement');
  expect([...foreign(policy)].every((origin) => /google(tagmanager|-analytics)|analytics\.google/.test(origin))).toBe(
    true,
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]* https:\/\/www\.googletagmanager\.com(?:;|$)/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
});

test('without a container there is no data layer', async ({ page }) => {
  await page.goto('/about/');
  expect(await page.evaluate('typeof window.dataLayer')).toBe('undefined');
});

/** Opens the site by an ad, agrees, and sends the contact form. @returns the values that were sent */
async function sendAfterAdClick(page: Page, siteUrl: string): Promise<unknown[]> {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${siteUrl}/about/?gclid=Cj0K_a-b1`, { waitUntil: 'networkidle' });
  await allow(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('campaign'))).toContain('Cj0K_a-b1');

  await openForm(page, `${siteUrl}${formPages.contact}?from=about`);
  await fillContactForm(page);
  const sent = page.waitForRequest('**/api/forms/1');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toBeVisible();
  return (await sent).postDataJSON().values;
}

test('the ad click ID is sent with a form', async ({ page, site }) => {
  expect(await sendAfterAdClick(page, site.url)).toContainEqual({ id: 11, value: 'Cj0K_a-b1' });
});

test('reports an accepted form to the container', async ({ page, site }) => {
  await sendAfterAdClick(page, site.url);
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

test("an answer to the owner's own consent tool counts at once in place of the site's", async ({
  page,
  siteWithTool: site,
}) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const tool = join(import.meta.dirname, '../support/third-parties/consent-tool.js');
  await page.route('https://consent.example/tool.js', (route) => route.fulfill({ path: tool }));
  await page.goto(`${site.url}/about/`);
  const dialog = page.getByRole('dialog', { name: 'Consent tool' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
  const allowed = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await allowed;
  await expect.poll(() => asked.length).toBe(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  const withdrawn = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await withdrawn;
  expect(new URL(page.url()).pathname).toBe('/about/');
  await page.goto(`${site.url}/history/`, { waitUntil: 'networkidle' });
  expect(asked).toHaveLength(1);
});
