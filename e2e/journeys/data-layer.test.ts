import { join } from 'node:path';
import { type RunningProgram, startSite } from '@headwater/tools/running-program.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { fillContactForm, formPages, openForm } from '../support/forms.ts';
import { overlappingLines } from '../support/overlapping-lines.ts';

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
  const requested: string[] = [];
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push({ event: "stand-in" });' });
  });

  await page.goto(`${site.url}/about/?utm_source=letter#history`);
  expect(requested, 'nothing is loaded before the visitor agrees').toEqual([]);
  await allow(page);
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'stand-in' });
  expect(await eventsOf(page)).toContainEqual({
    event: 'page_view',
    path: '/about/',
    title: await page.title(),
    asPath: '/about/?utm_source=letter#history',
  });
  expect(requested).toEqual([`https://www.googletagmanager.com/gtm.js?id=${container}`]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.waitForURL(/\/privacy-policy\/$/);
  const views = async () => (await eventsOf(page)).filter(({ event }) => event === 'page_view');
  await expect
    .poll(views)
    .toEqual([{ event: 'page_view', path: '/privacy-policy/', title: await page.title(), asPath: '/privacy-policy/' }]);
  expect(faults).toEqual([]);
});

test('a visitor who declined changes and withdraws the choice in the footer at once', async ({ page, site }) => {
  const requested: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_ga=GA1.1.7; Path=/"; document.cookie = "_gcl_aw=7; Path=/"',
    });
  });
  const question = questionOf(page);
  await page.goto(`${site.url}/about/?gclid=abc123&utm_source=letter`);
  const stored = page.waitForResponse('**/api/consent');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeHidden();
  await stored;
  await page.goto(`${site.url}/history/`);
  await expect(question).toBeHidden();
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/abc123|letter/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  const counting = page.getByRole('checkbox', { name: /Counting visits/i });
  await expect(counting).not.toBeChecked();
  await counting.check();
  await page.getByRole('checkbox', { name: /which ad/ }).check();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save choices' }).click();
  await reloaded;
  await expect.poll(() => requested.length).toBe(1);
  await expect(counting).toBeChecked();
  const days =
    ((await page.context().cookies()).find(({ name }) => name === 'consent')?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(days / 86_400)).toBe(180);

  await page.goto(`${site.url}/about/?gclid=abc123&utm_source=letter`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('campaign'))).toContain('letter');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await counting.uncheck();
  await page.getByRole('checkbox', { name: /which ad/ }).uncheck();
  const withdrawn = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save choices' }).click();
  await withdrawn;
  const before = requested.length;
  expect(await page.evaluate(() => localStorage.getItem('campaign'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/_ga=|_gcl/);
  await page.goto(`${site.url}/history/`, { waitUntil: 'networkidle' });
  expect(requested).toHaveLength(before);
});

for (const width of [390, 1440]) {
  test(`the consent banner passes axe at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/about/`);
    await expect(questionOf(page)).toBeVisible();
    expect(await overlappingLines(questionOf(page))).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await questionOf(page).getByRole('link', { name: 'Choose' }).click();
    await expect(page.getByRole('button', { name: 'Save choices' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a site without tags asks visitors from a campaign alone', async ({ page }) => {
  await page.goto(`${company.siteUrl}/about/?page=2`, { waitUntil: 'networkidle' });
  await expect(questionOf(page)).toBeHidden();
  await page.goto(`${company.siteUrl}/about/?wbraid=abc123`);
  await expect(questionOf(page)).toContainText('which ad brought you here');
  expect(await axeFindings(page)).toEqual([]);
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
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com(?:;|$)/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
});

test('without a container there is no data layer', async ({ page }) => {
  await page.goto('/about/');
  expect(await page.evaluate('typeof window.dataLayer')).toBe('undefined');
});

const campaignOf = (page: Page) => page.evaluate(() => localStorage.getItem('campaign'));

/** Sends the contact form. @returns the values that were sent */
async function sendContactForm(page: Page, url: string): Promise<unknown[]> {
  await openForm(page, url);
  await fillContactForm(page);
  const sent = page.waitForRequest('**/api/forms/1');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toBeVisible();
  return (await sent).postDataJSON().values;
}

/** Presses a button of the question with the keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await questionOf(page).getByRole('link', { name: 'Choose' }).focus();
  const button = questionOf(page).getByRole('button', { name });
  for (let presses = 0; presses < 2 && !(await button.evaluate((it) => it === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeHidden();
}

test('without a container, a campaign is stored once the visitor agrees, and sent with a later form', async ({
  page,
}) => {
  await page.goto(`${company.siteUrl}/about/?gclid=Cj0K_a-b1&utm_source=letter`);
  await expect(questionOf(page)).toBeVisible();
  expect(await campaignOf(page)).toBeNull();
  await press(page, 'Allow');
  expect(await campaignOf(page)).toContain('"gclid":"Cj0K_a-b1","utm_source":"letter"');
  const values = await sendContactForm(page, `${company.siteUrl}${formPages.contact}?from=about`);
  expect(values).toContainEqual({ id: 11, value: 'Cj0K_a-b1' });
});

test('without a container, a campaign is neither stored nor sent after a refusal', async ({ page }) => {
  await page.goto(`${company.siteUrl}/about/?gclid=Cj0K_a-b1`);
  await expect(questionOf(page)).toBeVisible();
  await press(page, 'Decline');
  expect(await campaignOf(page)).toBeNull();
  const values = await sendContactForm(page, `${company.siteUrl}${formPages.contact}?gclid=Cj0K_a-b1`);
  expect(JSON.stringify(values)).not.toContain('Cj0K_a-b1');
});

test('a campaign is not sent with a form before the visitor has chosen', async ({ page }) => {
  const values = await sendContactForm(page, `${company.siteUrl}${formPages.contact}?gclid=Cj0K_a-b1`);
  expect(JSON.stringify(values)).not.toContain('Cj0K_a-b1');
});

test('a campaign is stored without a question where the site allows it before a choice', async ({ page }) => {
  await page.route('**/about/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-timing': 'allowed;desc="attribution"' };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${company.siteUrl}/about/?msclkid=abc123`, { waitUntil: 'networkidle' });
  expect(await campaignOf(page)).toContain('abc123');
  await expect(questionOf(page)).toBeHidden();
});

test('the container gets the consent signals before it loads, and every change', async ({ page, site }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  /** The commands in the data layer, and the event that loads the container, in order. */
  const commands = () =>
    page.evaluate((): unknown[] => {
      const queue = (window as unknown as { dataLayer: object[] }).dataLayer;
      return queue.flatMap((item): unknown[] => {
        if (Object.prototype.toString.call(item) === '[object Arguments]') return [[...(item as unknown as unknown[])]];
        return 'event' in item && item.event === 'gtm.js' ? ['gtm.js'] : [];
      });
    });
  const signals = (counts: boolean, ads: boolean) => {
    const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
    return {
      analytics_storage: state(counts),
      ad_storage: state(ads),
      ad_user_data: state(ads),
      ad_personalization: 'denied',
    };
  };
  const denied = [
    ['consent', 'default', signals(false, false)],
    ['consent', 'update', signals(false, false)],
  ];
  await page.goto(`${site.url}/about/`);
  await expect.poll(commands).toEqual(denied);
  await allow(page);
  await expect.poll(commands).toEqual([denied[0], ['consent', 'update', signals(true, true)], 'gtm.js']);

  await page.goto(`${site.url}/privacy-choices`);
  await page.getByRole('checkbox', { name: /which ad/ }).uncheck();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect.poll(async () => (await commands()).at(-1)).toEqual(['consent', 'update', signals(true, false)]);
});

test('reports an accepted form to the container', async ({ page, site }) => {
  await page.goto(`${site.url}/about/`);
  await sendContactForm(page, `${site.url}${formPages.contact}?from=about`);
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

test("a choice in the owner's own consent tool counts at once in place of the site's", async ({
  page,
  siteWithTool: site,
}) => {
  const requested: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const tool = join(import.meta.dirname, '../support/third-parties/consent-tool.js');
  await page.route('https://consent.example/tool.js', (route) => route.fulfill({ path: tool }));
  await page.goto(`${site.url}/about/?gclid=abc123`);
  const dialog = page.getByRole('dialog', { name: 'Consent tool' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
  const allowed = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await allowed;
  await expect.poll(() => requested.length).toBe(1);
  expect(await campaignOf(page)).toContain('abc123');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  const withdrawn = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await withdrawn;
  expect(await campaignOf(page)).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/about/');
  await page.goto(`${site.url}/history/`, { waitUntil: 'networkidle' });
  expect(requested).toHaveLength(1);
});
