import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A page with only a link, `below` pixels under the lower edge of the viewport. */
async function openWithLinkBelow(page: Page, below: number): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) requested.push(new URL(request.url()).pathname);
  });
  await page.addInitScript((distance) => {
    document.addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('a');
      link.href = '/careers/';
      link.textContent = 'Further down';
      link.style.cssText = `display:block;position:absolute;left:0;top:${innerHeight + distance}px`;
      const room = document.createElement('p');
      room.style.height = '4000px';
      document.querySelector('main')?.replaceChildren(link, room);
      document.querySelector('footer')?.remove();
    });
  }, below);
  await page.goto('/about/');
  return requested;
}

test('prefetches a page once, when its link is 200 px from the viewport', async ({ page }) => {
  const requested = await openWithLinkBelow(page, 260);
  await page.waitForTimeout(1500);
  expect(requested).not.toContain('/careers/');
  await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
  await expect.poll(() => requested.filter((path) => path === '/careers/')).toEqual(['/careers/']);
  await page.evaluate(() => scrollBy({ top: -100, behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await page.waitForTimeout(500);
  expect(requested, 'no page is requested twice').toEqual([...new Set(requested)]);
  expect(requested.filter((path) => /^\/search|\.\w+$/.test(path))).toEqual([]);
});

test('prefetches nothing for a visitor with data saving', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requested = await openWithLinkBelow(page, 20);
  await page.waitForTimeout(1500);
  expect(requested).toEqual([]);
});

test('a prefetched page opens without the network', async ({ page }) => {
  const requested: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) requested.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded();
  await expect.poll(() => requested).toContain('/privacy-policy/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy\/$/);
  const timing = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
  expect(timing).toMatchObject({ deliveryType: 'navigational-prefetch' });
});

test('the server lets browsers cache prefetched pages only', async ({ request }) => {
  const cacheControl = async (path: string, headers: Record<string, string>) =>
    (await request.get(path, { headers })).headers()['cache-control'];
  const ahead = { 'sec-purpose': 'prefetch' };
  expect(await cacheControl('/about/', ahead)).toMatch(/^private, max-age=1[2-9]\d|private, max-age=[2-9]\d\d/);
  expect(await cacheControl('/about/', { purpose: 'prefetch' })).toMatch(/^private, max-age=/);
  expect(await cacheControl('/about/', {})).toBe('public, max-age=0, must-revalidate');
  expect(await cacheControl('/search', ahead)).toBe('no-store');
  expect(await cacheControl('/no-such-page/', ahead)).toBe('no-store');
});

/** Sent by a page as soon as its loading bar is visible, with the bar's delay in milliseconds. */
const REPORT = '/bar-is-shown';

/** Observes the bar from within the page: Playwright cannot query a page that is about to unload. */
function watchBar(report: string): void {
  const isShown = () => {
    const bar = getComputedStyle(document.documentElement, '::after');
    return bar.content !== 'none' && bar.visibility === 'visible' && new DOMMatrix(bar.transform).a > 0;
  };
  const timer = setInterval(() => {
    if (!isShown()) return;
    clearInterval(timer);
    const [animation] = document.getAnimations().filter(({ effect }) => {
      return effect instanceof KeyframeEffect && effect.pseudoElement === '::after';
    });
    void fetch(`${report}?delay=${animation?.effect?.getTiming().delay}`);
  }, 10);
}

/** Whether the current page shows that another one is loading. */
const isMarked = (page: Page) => page.evaluate(() => 'navigating' in document.documentElement.dataset);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a loading bar appears after 120 ms and disappears with the page (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.addInitScript(watchBar, REPORT);
    const delays: (string | null)[] = [];
    const isSeen = Promise.withResolvers<void>();
    await page.route(`**${REPORT}?*`, async (route) => {
      delays.push(new URL(route.request().url()).searchParams.get('delay'));
      await route.fulfill({ status: 204 });
      isSeen.resolve();
    });
    await page.route('**/privacy-policy/', async (route) => {
      await isSeen.promise;
      await route.continue();
    });
    await page.goto('/about/');
    expect([await isMarked(page), delays]).toEqual([false, []]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL(/\/privacy-policy\/$/);
    expect([await isMarked(page), delays]).toEqual([false, ['120']]);
    await page.goBack();
    await page.waitForURL(/\/about\/$/);
    await expect.poll(() => isMarked(page)).toBe(false);
  });
}

test('no loading bar for a fragment, a file or a new tab', async ({ page }) => {
  await page.goto('/about/');
  for (const [href, target] of [
    ['#main-content', ''],
    ['/media/file.pdf', ''],
    ['/careers/', '_blank'],
  ]) {
    const isOnItsWay = await page.evaluate(
      ([address = '', window = '']) => {
        const link = Object.assign(document.createElement('a'), { href: address, target: window });
        document.body.append(link);
        addEventListener('click', (event) => event.preventDefault(), { once: true });
        link.click();
        return 'navigating' in document.documentElement.dataset;
      },
      [href ?? '', target ?? ''],
    );
    expect(isOnItsWay, href).toBe(false);
  }
});
