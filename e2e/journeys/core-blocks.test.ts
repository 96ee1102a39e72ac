import type { Locator, Page } from '@playwright/test';
import { blockNames } from '../starting-content/core-blocks.ts';
import { axeFindings } from '../support/axe.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { expect, test } from '../support/test.ts';

const path = '/core-blocks/';

for (const width of [320, 390, 1440, 2560]) {
  test(`every core block fits on a page of ${width} px and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(blockNames);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await axeFindings(page)).toEqual([]);
  });
}

const columnsOf = (page: Page) => page.locator('.wp-block-columns').first().locator('> .wp-block-column');

async function areInOneRow(blocks: Locator): Promise<boolean> {
  const tops = await blocks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  return Math.round(tops[0] ?? 0) === Math.round(tops[1] ?? 0);
}

test('columns and floats are side by side on a desktop only', async ({ page }) => {
  await page.goto(path);
  const pictures = page.locator('.wp-caption.alignleft');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await areInOneRow(columnsOf(page))).toBe(true);
  await expect(pictures).toHaveCSS('float', /^(?:left|inline-start)$/);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await areInOneRow(columnsOf(page))).toBe(false);
  expect(await areInOneRow(page.locator('.wp-block-gallery > figure'))).toBe(true);
  await expect(pictures).toHaveCSS('float', 'none');
});

test("an editor's inline styles for column widths, alignment and image width are preserved", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const widths = await columnsOf(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(2, 1);
  await expect(page.getByText('Set in the middle by the classic editor.')).toHaveCSS('text-align', 'center');
  const dragged = page.locator('.is-style-rounded img');
  expect(await dragged.evaluate((image) => image.getBoundingClientRect().width)).toBe(300);
});

test('ordered lists of the block editor are numbered', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('ol.wp-block-list')).toHaveCSS('list-style-type', 'decimal');
});

const player = 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&rel=0';

test('embedded videos and maps load only for a visitor who asks for them', async ({ page, context }) => {
  // This page fails at any request that leaves the site.
  const response = await page.goto(path);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(
    "'self' https://www.youtube-nocookie.com/embed/ https://www.openstreetmap.org/export/embed.html",
  );
  expect((await page.request.get('/about/')).headers()['content-security-policy']).not.toContain('frame-src');
  await expect(page.getByRole('button', { name: /^Our works, on OpenStreetMap/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pump calculator, on tools.example' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Picture: A pump at sea (on pictures.example)' })).toBeVisible();

  const visitor = await context.newPage();
  await visitor.route(player, (route) => route.fulfill({ contentType: 'text/html', body: '<p>It runs.</p>' }));
  await visitor.goto(path);
  await visitor.getByRole('button', { name: /^A pump on the test stand, on YouTube/ }).focus();
  await visitor.keyboard.press('Enter');
  const frame = visitor.locator('iframe[title="A pump on the test stand, on YouTube"]');
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('It runs.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an embedded video is a link to its page', async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'A pump on the test stand, on YouTube' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aaaaaaaaaaa');
  });
});

test('a page with every core block is valid HTML', async ({ request }) => {
  expect(await htmlFaults(await (await request.get(path)).text(), path)).toEqual([]);
});

test('only pages with core blocks load their styles', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/about/');
  expect(loaded.filter((url) => /core-blocks.*\.css/.test(url))).toEqual([]);
  await page.goto(path);
  expect(loaded.filter((url) => /core-blocks.*\.css/.test(url))).toHaveLength(1);
});
