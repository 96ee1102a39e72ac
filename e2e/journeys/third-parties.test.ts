import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { companyContent } from '../support/company-content.ts';
import { fillStartUpReport, formPages, openForm } from '../support/forms.ts';
import { type Behavior, standInForThirdParties } from '../support/third-parties/third-parties.ts';

/** A site with every third party that there is, all under their real URLs. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // Playwright determines the required fixtures from a destructured first parameter.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const verifier = createServer((_req, res) => void res.end('{"success":true}')).listen(0, '127.0.0.1');
      await once(verifier, 'listening');
      const folder = await mkdtemp(join(company.folder, 'third-parties-'));
      const cms = await startCms(folder, {
        CMS_CATALOGUE: companyContent().contentModule,
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_TYPE: 'INVISIBLE',
        RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/verify`,
      });
      const site = await startSite(cms.url, folder, 'ready', {
        TAG_CONTAINER_ID: 'GTM-TEST1234',
        GOOGLE_MAPS_API_KEY: 'AIzaSyTestTestTestTestTest',
        VIDEO_PROVIDER: 'wistia',
      });
      await use(site.url);
      await site.stop();
      await cms.stop();
      verifier.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});

const videoPage = '/pumps/test-pumps/with-video/';

/** Console errors and exceptions of a page, without the browser's own line about a request that failed. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

const ownMap = (page: Page) => page.getByRole('group', { name: 'Map of representatives and their territories' });
const googleMap = (page: Page) => page.frameLocator('iframe[src="/frame/map"]');

/** Scrolls to the poster, and waits until its script has made it a button. */
async function openPoster(page: Page): Promise<Locator> {
  await page.goto(videoPage);
  await page.getByText('Watch the video of').scrollIntoViewIfNeeded();
  const poster = page.getByRole('button', { name: /Watch the video of/ });
  await expect(poster).toBeVisible();
  return poster;
}

async function openMap(page: Page): Promise<void> {
  // A slow script of another company holds the event "load" back, and nothing else.
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  await page.locator('[data-representative-map]').scrollIntoViewIfNeeded();
}

async function sendReport(page: Page, serial: string): Promise<void> {
  await openForm(page, formPages.startUp);
  await fillStartUpReport(page, serial);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.locator('.form-receipt')).toContainText('is on file.');
}

async function choose(page: Page, value: string): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value, url: new URL(page.url()).origin }]);
}

test('map, video, captcha and tags load only while the visitor agrees, each on its own pages', async ({
  page,
  context,
  siteUrl,
}) => {
  const faults = faultsOf(page);
  const requested = await standInForThirdParties(context, siteUrl);

  // Before a choice, and after declining, everything works without a request to a third party.
  for (const refuses of [false, true]) {
    await openMap(page);
    const question = page.getByRole('region', { name: 'Privacy choice' });
    if (refuses) await question.getByRole('button', { name: 'Decline' }).click();
    await expect(question).toBeVisible({ visible: !refuses });
    await expect(ownMap(page).getByRole('link')).toHaveCount(2);
    if (refuses) await page.goto(videoPage);
    else await expect(await openPoster(page)).toContainText('tells its provider your IP address');
    await sendReport(page, refuses ? '2000001' : '2000002');
    expect(requested).toEqual([]);
  }
  await page.goto(videoPage);
  const link = page.getByRole('link', { name: /Watch the video of/ });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', /^https:\/\/fast\.wistia\.net\//);

  // The map, from its own button.
  await openMap(page);
  await page.getByRole('button', { name: /Show Google Maps/ }).click();
  const map = googleMap(page).locator('[data-google-map]');
  await expect(map).toContainText('stand-in for Google Maps');
  expect(requested).toEqual(['Google Maps']);
  await expect(ownMap(page)).toBeHidden();
  expect(JSON.parse((await map.getAttribute('data-options')) ?? '')).toMatchObject({
    zoom: 4,
    zoomControl: true,
    disableDefaultUI: true,
  });
  // The map draws what the endpoint lists; the southern territory is the one below 40 degrees.
  const order = await map
    .getByRole('button')
    .evaluateAll((all) => all.findIndex((button) => JSON.parse(button.dataset.paths ?? '')[0][0].lat < 40));
  const south = map.getByRole('button').nth(order);
  expect(JSON.parse((await south.getAttribute('data-look')) ?? '')).toEqual({
    fillColor: '#add8e6',
    fillOpacity: 0.68,
    strokeColor: '#1f6f8b',
    strokeOpacity: 0.9,
    strokeWeight: 1,
  });
  await south.hover();
  await expect(south).toHaveCSS('background-color', 'rgb(11, 58, 83)');
  await south.click();
  const info = googleMap(page).getByRole('dialog');
  await expect(info).toContainText('2 Gulf Rd');
  await expect(info.getByRole('link', { name: 'Contact details' })).toHaveAttribute('target', '_top');
  await expect(info.getByRole('link', { name: 'Website' })).toHaveAttribute('target', '_blank');
  await map.hover({ position: { x: 1, y: 1 } });
  await expect(south).toHaveCSS('background-color', 'rgb(173, 216, 230)');

  // Everything, and each only where it is used.
  await choose(page, 'measurement.maps.video.captcha');
  requested.length = 0;
  await page.goto('/about/', { waitUntil: 'networkidle' });
  expect(new Set(requested)).toEqual(new Set(['tag manager']));
  requested.length = 0;
  await (await openPoster(page)).click();
  await expect(page.frameLocator('iframe').getByText('Video a7k2m9qx4t')).toBeVisible();
  expect(new Set(requested)).toEqual(new Set(['tag manager', 'video']));
  requested.length = 0;
  await sendReport(page, '2000003');
  expect(new Set(requested)).toEqual(new Set(['tag manager', 'captcha']));

  // Withdrawn, on the page where it is shown.
  await choose(page, 'maps');
  await openMap(page);
  await expect(map).toContainText('stand-in for Google Maps');
  await page.goto('/privacy-choices');
  await page.getByRole('checkbox', { name: /Google Maps/ }).uncheck();
  const stored = page.waitForResponse('**/api/consent');
  await page.getByRole('button', { name: 'Save choices' }).click();
  await stored;
  requested.length = 0;
  await openMap(page);
  await expect(ownMap(page).getByRole('link', { name: 'South Inc.' })).toBeVisible();
  await page.goto('/about/', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  expect(faults).toEqual([]);
});

for (const behavior of ['blocked', 'rubbish'] as const) {
  test(`when every third party is ${behavior}, the page says so and works`, async ({ page, context, siteUrl }) => {
    const faults = faultsOf(page);
    await standInForThirdParties(context, siteUrl, {
      'tag manager': behavior,
      'Google Maps': behavior,
      captcha: behavior,
      // Without its element the player is never ready, which takes the whole time limit.
      video: 'blocked',
    });
    await context.addCookies([{ name: 'consent', value: 'measurement.maps.video.captcha', url: siteUrl }]);
    await openMap(page);
    await expect(page.getByText('Failed to load Google Maps')).toBeVisible();
    await ownMap(page).getByRole('link', { name: 'South Inc.' }).click();
    await expect(page.getByRole('dialog', { name: 'South Inc.' })).toContainText('2 Gulf Rd');
    await (await openPoster(page)).click();
    await expect(page.getByRole('link', { name: /couldn't be loaded/ })).toBeFocused();
    await sendReport(page, behavior === 'blocked' ? '2000004' : '2000005');
    // The specification requires this one.
    expect(faults.filter((text) => !/^The video a7k2m9qx4t could not be loaded/.test(text))).toEqual([]);
  });
}

test('what a page shows without a slow third party stays until that has loaded', async ({ page, context, siteUrl }) => {
  const faults = faultsOf(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const slow: Behavior = held;
  await standInForThirdParties(context, siteUrl, { 'Google Maps': slow, 'tag manager': slow });
  await context.addCookies([{ name: 'consent', value: 'measurement.maps.video', url: siteUrl }]);
  await openMap(page);
  await expect(page.getByText('Loading representative map...')).toBeVisible();
  await ownMap(page).getByRole('link', { name: 'South Inc.' }).click();
  await expect(page.getByRole('dialog', { name: 'South Inc.' })).toContainText('2 Gulf Rd');
  release();
  await expect(googleMap(page).getByText('A stand-in for Google Maps')).toBeVisible();
  await expect(page.getByText('Loading representative map...')).toBeHidden();
  expect(faults).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`the offer of Google Maps and the question pass axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openMap(page);
    await expect(page.getByRole('button', { name: /Show Google Maps/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
}

test('the page with the choices does not show the question as well', async ({ page }) => {
  const question = page.getByRole('region', { name: 'Privacy choice' });
  await page.goto('/about/');
  await expect(question).toBeVisible();
  await page.goto('/privacy-choices');
  await expect(page.getByRole('button', { name: 'Save choices' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

/** Origins of other companies in a policy. */
function originsIn(policy: string | null): string[] {
  return [...new Set(policy?.match(/https:\/\/[^\s;/]+|'unsafe-eval'/g) ?? [])].sort();
}

const tags = ['https://*.analytics.google.com', 'https://*.google-analytics.com', 'https://www.googletagmanager.com'];
const captcha = ['https://recaptcha.google.com', 'https://www.google.com', 'https://www.gstatic.com'];
const wistia = ['https://*.wistia.com', 'https://*.wistia.net'];
const google = [
  "'unsafe-eval'",
  'https://*.google.com',
  'https://*.googleapis.com',
  'https://*.googleusercontent.com',
  'https://*.gstatic.com',
  'https://fonts.googleapis.com',
  'https://fonts.gstatic.com',
];

test('the policy of each kind of page lists only the origins that it uses after the choice', async ({ siteUrl }) => {
  const all = 'measurement.maps.video.captcha';
  for (const [path, cookie, expected] of [
    ['/about/', '', []],
    ['/about/', 'none', []],
    ['/about/', all, tags],
    ['/contact/', all, tags],
    ['/representative/south/', all, tags],
    [videoPage, all, [...tags, ...wistia]],
    [videoPage, 'maps.captcha', []],
    [formPages.startUp, all, [...tags, ...captcha]],
    [formPages.startUp, 'captcha', captcha],
    [formPages.startUp, 'video', []],
    ['/search', all, tags],
    ['/privacy-choices', 'none', []],
    ['/frame/map', '', google],
    ['/frame/video?id=a7k2m9qx4t', '', wistia],
  ] as const) {
    const { headers } = await fetch(siteUrl + path, { headers: { cookie: `consent=${cookie}` } });
    const shown = { path, cookie, origins: originsIn(headers.get('content-security-policy')) };
    expect(shown).toEqual({ path, cookie, origins: [...expected].sort() });
    const isFrame = path.startsWith('/frame/');
    expect([path, headers.get('content-security-policy')?.match(/frame-ancestors [^;]*/)?.[0]]).toEqual([
      path,
      `frame-ancestors ${isFrame ? "'self'" : "'none'"}`,
    ]);
  }
});
