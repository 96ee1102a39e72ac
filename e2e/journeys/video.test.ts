import { startSite } from '@headwater/tools/running-program.ts';
import type { FrameLocator, Locator, Page, Route } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { holdResponses } from '../support/held-responses.ts';
import { expect, test as silentTest } from '../support/test.ts';

const productPage = '/pumps/test-pumps/with-video/';
const videoId = 'a7k2m9qx4t';
const playerScript = '**/stand-in-video/player.js';

/** The pages of a site whose videos come from the stand-in. */
const test = silentTest.extend<object, { standInUrl: string }>({
  standInUrl: [
    // Playwright determines the required fixtures from a destructured first parameter.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const site = await startSite(company.cmsUrl, company.folder, 'ready', { VIDEO_PROVIDER: 'stand-in' });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ standInUrl }, use) => use(standInUrl),
});

/** The frame with the player, a page of the site. */
function frameOf(page: Page): Locator {
  return page.locator(`iframe[src="/frame/video?id=${videoId}"]`);
}

function playerIn(page: Page): FrameLocator {
  return frameOf(page).contentFrame();
}

/** Scrolls to the poster, where the link is replaced by a button. */
async function openPoster(page: Page): Promise<Locator> {
  await page.goto(productPage);
  await page.getByText('Watch the video of').scrollIntoViewIfNeeded();
  const poster = page.getByRole('button', { name: /Watch the video of With a video/ });
  await expect(poster).toBeVisible();
  return poster;
}

test('a click loads the player, which is focused when it is ready', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const poster = await openPoster(page);
  expect(requested).not.toContain('/stand-in-video/player.js');
  await poster.click();
  await expect(frameOf(page)).toBeFocused();
  const player = playerIn(page);
  await expect(player.getByText(`Video ${videoId}`)).toBeVisible();
  await expect(player.getByRole('button', { name: 'Pause video' })).toBeVisible();
  await expect(poster).toHaveCount(0);
  expect(requested.filter((path) => path === '/stand-in-video/player.js')).toHaveLength(1);
});

test('the page hears when the player of a video is ready', async ({ page }) => {
  const poster = await openPoster(page);
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener('videoready', (event) => resolve((event as CustomEvent).detail))),
  );
  await poster.click();
  expect(await heard).toEqual({ videoId });
});

test('the poster has the shape of the player, 16 by 9', async ({ page }) => {
  const poster = await openPoster(page);
  const ratio = ({ width, height }: { width: number; height: number }) => width / height;
  expect(ratio((await poster.boundingBox()) ?? { width: 0, height: 1 })).toBeCloseTo(16 / 9, 1);
  await poster.click();
  const player = frameOf(page);
  await expect(player).toBeFocused();
  expect(ratio((await player.boundingBox()) ?? { width: 0, height: 1 })).toBeCloseTo(16 / 9, 1);
});

test('the blurred swatch fades in once it has arrived', async ({ page }) => {
  const release = await holdResponses(page, '**/stand-in-video/swatch.svg');
  const poster = await openPoster(page);
  const image = poster.locator('img');
  const swatch = image.locator('..');
  await expect(image).toHaveCSS('filter', /^blur\(/);
  await expect(swatch).toHaveCSS('opacity', '0');
  release();
  await expect(swatch).toHaveCSS('opacity', '1');
});

test('the keyboard starts the video', async ({ page }) => {
  const poster = await openPoster(page);
  await poster.focus();
  await page.keyboard.press('Enter');
  await expect(frameOf(page)).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`a page with a poster passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPoster(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a player that fails to load leaves a link and an error with the ID of the video', async ({ browser }) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(playerScript, (route) => route.abort());
  const poster = await openPoster(page);
  await poster.click();
  const link = page.getByRole('link', { name: /Watch the video of .* couldn't be loaded/ });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', '/stand-in-video/swatch.svg');
  await expect.poll(() => errors.filter((text) => text.includes(videoId))).toHaveLength(1);
  await page.close();
});

const badResponses: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['does not respond', async () => {}],
  [
    'responds with something else',
    (route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>Sorry</title>' }),
  ],
];

for (const [what, respond] of badResponses) {
  test(`a provider that ${what} leaves a link after 15 seconds`, async ({ browser }) => {
    const page = await browser.newPage();
    await page.clock.install();
    await page.route(playerScript, respond);
    const poster = await openPoster(page);
    const requested = page.waitForRequest(playerScript);
    await poster.click();
    await requested;
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('link', { name: /Watch the video of .* couldn't be loaded/ })).toBeFocused();
    await expect(frameOf(page)).toHaveCount(0);
    await page.close();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster is a link to the video', async ({ page }) => {
    await page.goto(productPage);
    await expect(page.getByRole('link', { name: /Watch the video/ })).toHaveAttribute(
      'href',
      '/stand-in-video/swatch.svg',
    );
  });
});

silentTest('without a provider, the poster links to the video without a third-party request', async ({ page }) => {
  await page.goto(productPage);
  const link = page.getByRole('link', { name: /Watch the video/ });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', `https://fast.wistia.net/embed/iframe/${videoId}`);
  const policy = (await page.request.get(productPage)).headers()['content-security-policy'];
  expect(policy).not.toContain('wistia');
});
