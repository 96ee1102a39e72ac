import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import type { Page, Route } from '@playwright/test';
import { company } from '../support/companies.ts';
import { companyContent } from '../support/company-content.ts';
import { fillContactForm, fillStartUpReport, formPages, openForm } from '../support/forms.ts';
import { expect, test as silentTest } from '../support/test.ts';

/** A site and a CMS with a local captcha provider, which decides whether tokens are valid. */
interface Checked {
  siteUrl: string;
  cmsUrl: string;
  verifyUrl: string;
  /** Tokens that were verified, in order; the first `refused` of them are rejected. */
  tokens: string[];
  refuse: (count: number) => void;
}

async function startVerifier(tokens: string[], mayPass: () => boolean): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    tokens.push(new URLSearchParams(await text(request)).get('response') ?? '');
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: mayPass() }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify` };
}

/** A CMS whose forms have a captcha of this type, and a site that shows the stand-in for it. */
async function startWithCaptcha(type: 'INVISIBLE' | 'CHECKBOX', verifyUrl: string) {
  const folder = await mkdtemp(join(company.folder, 'captcha-'));
  const cms = await startCms(folder, {
    CMS_CATALOGUE: companyContent().contentModule,
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_TYPE: type,
    RECAPTCHA_VERIFY_URL: verifyUrl,
  });
  const site = await startSite(cms.url, folder, 'ready', { CAPTCHA_PROVIDER: 'stand-in' });
  const stop = async () => {
    await site.stop();
    await cms.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { site, cms, stop };
}

const test = silentTest.extend<object, { checked: Checked }>({
  checked: [
    // Playwright determines the required fixtures from a destructured first parameter.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const tokens: string[] = [];
      let refusals = 0;
      const verifier = await startVerifier(tokens, () => {
        refusals -= 1;
        return refusals < 0;
      });
      const { site, cms, stop } = await startWithCaptcha('INVISIBLE', verifier.url);
      await use({
        siteUrl: site.url,
        cmsUrl: cms.url,
        verifyUrl: verifier.url,
        tokens,
        refuse: (count) => {
          refusals = count;
        },
      });
      await stop();
      verifier.server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ checked }, use) => use(checked.siteUrl),
});

test.describe.configure({ mode: 'serial' });

async function openLastPage(page: Page, serial: string): Promise<void> {
  await openForm(page, formPages.startUp);
  await fillStartUpReport(page, serial);
}

test('the CMS verifies a token that is requested when the form is sent', async ({ page, checked }) => {
  await openLastPage(page, '1000001');
  await expect(page.getByTitle('captcha')).toHaveAttribute('data-badge', 'inline');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.locator('.form-receipt')).toContainText('is on file.');
  expect(checked.tokens.at(-1)).toMatch(/^stand-in-/);
});

test('a second press while the captcha is checked sends one lead, also when the first check ends later', async ({
  page,
}) => {
  await page.clock.install();
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' || pathname === '/livez') requested.push(pathname);
  });
  await openLastPage(page, '1000008');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Send the report' }).dblclick();
  await page.clock.runFor(1_000);
  await expect(page.locator('.form-receipt')).toContainText('is on file.');
  // The first check is given up now. A request that this causes comes before the next one.
  await page.clock.runFor(60_000);
  await page.evaluate(() => fetch('/livez'));
  expect(requested).toEqual([expect.stringMatching(/^\/api\/forms\/\d+$/), '/livez']);
});

test('the next attempt after a rejection has a new token', async ({ browser, checked }) => {
  // Chromium logs the status of the error response.
  const page = await browser.newPage({ baseURL: checked.siteUrl });
  await openLastPage(page, '1000002');
  checked.refuse(1);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.locator('.form-summary')).toContainText('The reCAPTCHA was invalid.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.locator('.form-receipt')).toContainText('is on file.');
  const [first, second] = checked.tokens.slice(-2);
  expect(first).not.toBe(second);
  await page.close();
});

for (const [how, spoil] of [
  ['blocked', (route: Route) => route.abort()],
  ['rubbish', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' })],
] as const) {
  test(`a captcha whose script is ${how} does not cost the lead, which is marked unverified`, async ({
    browser,
    checked,
  }) => {
    const page = await browser.newPage({ baseURL: checked.siteUrl });
    await page.route('**/stand-in-captcha/**', spoil);
    await openLastPage(page, how === 'blocked' ? '1000003' : '1000005');
    const before = checked.tokens.length;
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.locator('.form-receipt')).toContainText('is on file.');
    expect(checked.tokens).toHaveLength(before);
    await page.close();
  });
}

test('a checkbox captcha that must be ticked is removed some time after its form was sent', async ({
  browser,
  checked,
}) => {
  const { site, stop } = await startWithCaptcha('CHECKBOX', checked.verifyUrl);
  const page = await browser.newPage({ baseURL: site.url });
  await openLastPage(page, '1000004');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.locator('.form-failure')).toContainText('The robot check');
  await page.getByRole('checkbox', { name: 'I am no robot' }).check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.locator('.form-receipt')).toContainText('is on file.');
  await expect(page.locator('iframe[title="captcha"]')).toHaveCount(1);
  await expect(page.locator('iframe[title="captcha"]')).toHaveCount(0);
  await page.close();
  await stop();
});

test('only pages with such a form allow the origins of the captcha, once the visitor does', async ({
  browser,
  checked,
}) => {
  const site = await startSite(checked.cmsUrl, company.folder);
  const policyOf = async (path: string, cookie: string) =>
    (await fetch(site.url + path, { headers: { cookie } })).headers.get('content-security-policy') ?? '';
  const withCaptcha = await policyOf(formPages.startUp, 'consent=captcha');
  expect(withCaptcha).toMatch(
    /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/(?:;|$)/,
  );
  expect(withCaptcha).toContain(
    "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  );
  expect(await policyOf(formPages.startUp, 'consent=maps.measurement')).not.toContain('google');
  expect(await policyOf(formPages.contact, 'consent=captcha')).not.toContain('google');

  // A visitor who has not agreed: the form is sent, and nothing is sent to Google.
  const page = await browser.newPage({ baseURL: site.url });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.url).origin) foreign.push(request.url());
  });
  await openLastPage(page, '1000006');
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy choices' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.locator('.form-receipt')).toContainText('is on file.');
  expect(foreign).toEqual([]);
  await page.close();

  // After the visitor agreed, the page requests the captcha's script.
  const context = await browser.newContext({ baseURL: site.url });
  await context.addCookies([{ name: 'consent', value: 'captcha', url: site.url }]);
  const agreed = await context.newPage();
  const script = agreed.waitForRequest(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=explicit/);
  await agreed.route('https://www.google.com/**', (route) => route.abort());
  await openLastPage(agreed, '1000007');
  await script;
  await context.close();
  await site.stop();
});

for (const [name, keys] of [
  ['reCAPTCHA v3', { RECAPTCHA_V3_SITE_KEY: 'key', RECAPTCHA_V3_SECRET: 'secret' }],
  ['Turnstile', { TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET: 'secret' }],
] as const) {
  test(`a form without a captcha field is checked by ${name}, whose rubbish does not cost the lead`, async ({
    browser,
    checked,
  }) => {
    const variables = { ...keys, CAPTCHA_PROVIDER: 'stand-in', CAPTCHA_VERIFY_URL: checked.verifyUrl };
    // Pages of the company's own folder are stored without it.
    const folder = await mkdtemp(join(company.folder, 'captcha-'));
    const site = await startSite(checked.cmsUrl, folder, 'ready', variables);
    const before = checked.tokens.length;
    for (const script of ['good', 'rubbish']) {
      const page = await browser.newPage({ baseURL: site.url });
      // Defines the providers, but nothing that works.
      const body = 'window.grecaptcha = { ready: (start) => start() }; window.turnstile = {};';
      if (script === 'rubbish') {
        await page.route('**/stand-in-captcha/**', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      }
      await openForm(page, formPages.contact);
      await fillContactForm(page, { message: `${name}, ${script}` });
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.locator('.form-receipt')).toContainText('Thank you');
      await page.close();
    }
    const tokens = checked.tokens.slice(before);
    expect(tokens).toEqual([expect.stringMatching(/^stand-in-/)]);
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
}
