import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { overlappingLines } from '../support/overlapping-lines.ts';
import { expect, test } from '../support/test.ts';

function mapOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Map of representatives and their territories' });
}

/** Opens the contact page, points at a corner of the map, and waits until the map's script runs. */
async function openMap(page: Page, path = '/contact/'): Promise<Locator> {
  await page.goto(path);
  const map = mapOf(page);
  await map.hover({ position: { x: 2, y: 2 } });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  return map;
}

async function viewBox(map: Locator): Promise<{ x: number; y: number; width: number }> {
  const [x = 0, y = 0, width = 0] = ((await map.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  return { x, y, width };
}

function fillOf(territory: Locator): Promise<string> {
  return territory.evaluate((link) => getComputedStyle(link).fill);
}

test('a malformed polygon leaves no other representative out of the map', async ({ page }) => {
  const map = await openMap(page);
  await expect(map.getByRole('link')).toHaveCount(2);
  await expect(map.getByRole('link', { name: 'South Inc.' })).toBeVisible();
});

test('a territory is dark blue while the pointer is on it', async ({ page }) => {
  const north = (await openMap(page)).getByRole('link', { name: 'North LLC' });
  expect(await fillOf(north)).toBe('rgb(173, 216, 230)');
  await north.hover();
  expect(await fillOf(north)).toBe('rgb(11, 58, 83)');
  await page.mouse.move(0, 0);
  expect(await fillOf(north)).toBe('rgb(173, 216, 230)');
});

test('a click opens an info window, which Escape and its button close', async ({ page }) => {
  const map = await openMap(page);
  const south = map.getByRole('link', { name: 'South Inc.' });
  await south.click();
  const info = page.getByRole('dialog', { name: 'South Inc.' });
  await expect(info).toBeFocused();
  expect(await overlappingLines(info)).toEqual([]);
  await expect(info).toContainText('2 Gulf Rd');
  await expect(info).toContainText('Texas');
  await expect(info.getByRole('link', { name: 'Website' })).toHaveAttribute('href', 'https://south.example.com/');
  await expect(info.getByRole('link', { name: 'Contact details' })).toHaveAttribute('href', '/representative/south/');
  await map.getByRole('link', { name: 'North LLC' }).click();
  const other = page.getByRole('dialog', { name: 'North LLC' });
  await expect(other).toContainText('1 Main St');
  await page.keyboard.press('Escape');
  await expect(other).toBeHidden();
  await expect(map.getByRole('link', { name: 'North LLC' })).toBeFocused();
  await south.click();
  await info.getByRole('button', { name: 'Close' }).click();
  await expect(south).toBeFocused();
});

test('the map works with keys alone', async ({ page }) => {
  const map = await openMap(page);
  const whole = await viewBox(map);
  await map.getByRole('link', { name: 'North LLC' }).focus();
  await page.keyboard.press('+');
  expect((await viewBox(map)).width).toBe(whole.width / 2);
  const zoomed = await viewBox(map);
  await page.keyboard.press('ArrowRight');
  expect((await viewBox(map)).x).toBeGreaterThan(zoomed.x);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => viewBox(map)).toEqual(zoomed);
  await page.keyboard.press('ArrowDown');
  expect((await viewBox(map)).y).toBeGreaterThan(zoomed.y);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => viewBox(map)).toEqual(zoomed);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(map.getByRole('link', { name: 'South Inc.' })).toBeFocused();
  await page.keyboard.press('-');
  expect(await viewBox(map)).toEqual(whole);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'South Inc.' })).toBeFocused();
});

test('zooming in loads detailed shapes once', async ({ page }) => {
  const map = await openMap(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const north = map.getByRole('link', { name: 'North LLC' });
  const before = await north.boundingBox();
  await zoomIn.click();
  await expect(north.locator('path')).toHaveAttribute('transform', /^scale\(0\.\d+\)$/);
  await zoomIn.click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  expect(requests).toEqual(['/map-shapes.json']);
  // The detailed shape lies where the coarse one was.
  const after = await north.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 99))).toBeLessThan(2);
  }
});

test('a drag moves the zoomed map with the pointer and opens nothing', async ({ page }) => {
  const map = await openMap(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const place = () => map.getByRole('link', { name: 'North LLC' }).boundingBox();
  const before = await place();
  const box = await map.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 20, { steps: 4 });
  await page.mouse.up();
  const after = await place();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0) + 60)).toBeLessThan(3);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0) + 20)).toBeLessThan(3);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two fingers zoom the map', async ({ page }) => {
    const map = await openMap(page);
    const whole = await viewBox(map);
    const box = await map.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const client = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [30, 50, 80]) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await viewBox(map)).width).toBeLessThan(whole.width / 2);
  });

  test('a tap opens the info window', async ({ page }) => {
    const map = await openMap(page);
    await map.getByRole('link', { name: 'South Inc.' }).tap();
    await expect(page.getByRole('dialog', { name: 'South Inc.' })).toBeInViewport();
  });
});

for (const width of [320, 390, 1440]) {
  test(`the map passes axe at ${width} px with each territory focused and its info window open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const map = await openMap(page);
    for (const name of ['North LLC', 'South Inc.']) {
      await map.getByRole('link', { name }).focus();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });
}

test("a representative's page has its map beside its contact details", async ({ page }) => {
  const map = await openMap(page, '/representative/south/');
  await expect(map.getByRole('link')).toHaveCount(1);
  await map.getByRole('link').click();
  const info = page.getByRole('dialog', { name: 'South Inc.' });
  await expect(info).toContainText('2 Gulf Rd');
  await expect(info.getByRole('link', { name: 'Contact details' })).toHaveCount(0);
});

test('a representative without polygons has a page without a map', async ({ page }) => {
  await page.goto('/representative/sea/');
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  await expect(mapOf(page)).toHaveCount(0);
});

test('the map takes at most 10 KB of JavaScript, which loads when the map comes near', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (/\/interactive-map\./.test(response.url())) sizes.push(gzipSync(await response.body()).length);
  });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/contact/', { waitUntil: 'networkidle' });
  expect(sizes).toEqual([]);
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect.poll(() => sizes.length).toBe(1);
  expect(sizes[0]).toBeLessThanOrEqual(10 * 1024);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the map is a picture of links', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
    await mapOf(page).getByRole('link', { name: 'South Inc.' }).click();
    await expect(page).toHaveURL(/\/representative\/south\/$/);
  });
});

for (const width of [390, 1440]) {
  test(`at ${width} px the controls of a territory's dialog are large enough, and show their focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const map = await openMap(page);
    const territory = map.getByRole('link', { name: 'South Inc.' });
    await territory.focus();
    await page.keyboard.press('Enter');
    const info = page.getByRole('dialog', { name: 'South Inc.' });
    await expect(info).toBeFocused();
    const controls = await info.locator('a, button').all();
    expect(controls.length).toBeGreaterThan(1);
    for (const control of controls) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      const { outline, height } = await control.evaluate((element) => ({
        outline: getComputedStyle(element).outlineStyle,
        height: element.getBoundingClientRect().height,
      }));
      expect(outline).not.toBe('none');
      expect(height).toBeGreaterThanOrEqual(24);
    }
    await info.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(info).toBeHidden();
    await expect(territory).toBeFocused();
  });
}
