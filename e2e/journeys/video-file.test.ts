import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const productPage = '/pumps/test-pumps/with-file/';
const file = /\/media\/.*clip\.webm$/;

const isPlaying = (video: Locator): Promise<boolean> =>
  video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);

/** Opens the page as a visitor with reduced motion, so that the video waits for a click. */
async function openStill(page: Page): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(productPage);
  await page.getByText('Watch the video of').scrollIntoViewIfNeeded();
  const poster = page.getByRole('button', { name: /Watch the video of With a video file/ });
  await expect(poster).toBeVisible();
  return poster;
}

test('a video file starts by itself when it comes into view, muted, without taking the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(productPage);
  await page.getByText('Watch the video of').scrollIntoViewIfNeeded();
  const video = page.getByLabel('Video of With a video file');
  await expect(video).toBeVisible();
  await expect.poll(() => isPlaying(video)).toBe(true);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).not.toBeFocused();
});

test('with reduced motion nothing is loaded before a click, which plays the video', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const poster = await openStill(page);
  expect(requested.filter((path) => file.test(path))).toEqual([]);
  await poster.click();
  const video = page.getByLabel('Video of With a video file');
  await expect(video).toBeFocused();
  await expect.poll(() => isPlaying(video)).toBe(true);
});

test('the keyboard starts and pauses the video', async ({ page }) => {
  const poster = await openStill(page);
  await poster.focus();
  await page.keyboard.press('Enter');
  const video = page.getByLabel('Video of With a video file');
  await expect(video).toBeFocused();
  await expect.poll(() => isPlaying(video)).toBe(true);
  await page.keyboard.press('Space');
  await expect(video).toHaveJSProperty('paused', true);
});

test('the swatch shows the first frame', async ({ page }) => {
  const image = (await openStill(page)).locator('img');
  await expect(image).toHaveAttribute('src', /url=.*clip\.jpg/);
  await expect(image.locator('..')).toHaveCSS('opacity', '1');
});

test('a missing file leaves a link that says so and an error that names the file', async ({ browser }) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await (await openStill(page)).click();
  const link = page.getByRole('link', { name: /Watch the video of .* couldn't be loaded/ });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', file);
  await expect.poll(() => errors.filter((text) => /The video .*clip\.webm could not/.test(text))).toHaveLength(1);
  await page.close();
});

for (const state of ['poster', 'player'] as const) {
  test(`axe finds no violation on a page with the ${state} of a video file`, async ({ page }) => {
    const poster = await openStill(page);
    if (state === 'player') {
      await poster.click();
      await expect(page.getByLabel('Video of With a video file')).toBeFocused();
    }
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('the policy of a page with a video file allows only its own origin', async ({ page }) => {
  const policy = (await page.request.get(productPage)).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https?:|media-src/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster is a link to the file', async ({ page }) => {
    await page.goto(productPage);
    await expect(page.getByRole('link', { name: /Watch the video/ })).toHaveAttribute('href', file);
  });
});
