import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A page of nothing but a link that is `below` pixels under the lower edge of the window. */
async function openWithLinkBelow(page: Page, below: number): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) asked.push(new URL(request.url()).pathname);
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
  return asked;
}

test('a page is fetched ahead once its link is 200 px from view, and not before', async ({ page }) => {
  const asked = await openWithLinkBelow(page, 260);
  await page.waitForTimeout(1500);
  expect(asked).not.toContain('/careers/');
  await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
  await expect.poll(() => asked.filter((path) => path === '/careers/')).toEqual(['/careers/']);
  await page.evaluate(() => scrollBy({ top: -100, behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await page.waitForTimeout(500);
  expect(asked, 'no page is asked for twice').toEqual([...new Set(asked)]);
  expect(asked.filter((path) => /^\/search|\.\w+$/.test(path))).toEqual([]);
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked = await openWithLinkBelow(page, 20);
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);
});

test('a page that was fetched ahead opens without the network', async ({ page }) => {
  const asked: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) asked.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('/privacy-policy/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy\/$/);
  const transferred = await page.evaluate(() => {
    const [timing] = performance.getEntriesByType('navigation');
    return (timing as PerformanceNavigationTiming).transferSize;
  });
  expect(transferred).toBe(0);
});

test('the server lets a browser keep what it fetched ahead, and nothing else', async ({ request }) => {
  const cacheControl = async (path: string, headers: Record<string, string>) =>
    (await request.get(path, { headers })).headers()['cache-control'];
  const ahead = { 'sec-purpose': 'prefetch' };
  expect(await cacheControl('/about/', ahead)).toMatch(/^private, max-age=1[2-9]\d|private, max-age=[2-9]\d\d/);
  expect(await cacheControl('/about/', { purpose: 'prefetch' })).toMatch(/^private, max-age=/);
  expect(await cacheControl('/about/', {})).toBe('public, max-age=0, must-revalidate');
  expect(await cacheControl('/search', ahead)).toBe('no-store');
  expect(await cacheControl('/no-such-page/', ahead)).toBe('no-store');
});

/** The bar at the upper edge: milliseconds before it begins, null where there is none, and whether it can be seen now. */
function barOf(page: Page): Promise<{ delay: number | null; isShown: boolean }> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement, '::after');
    const isDrawn = style.content !== 'none' && style.visibility === 'visible' && new DOMMatrix(style.transform).a > 0;
    const [animation] = document.getAnimations().filter(({ effect }) => {
      return effect instanceof KeyframeEffect && effect.pseudoElement === '::after';
    });
    return { delay: animation?.effect?.getTiming().delay ?? null, isShown: isDrawn };
  });
}

const noBar = { delay: null, isShown: false };

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a bar shows after 120 ms that a page is on its way, and is gone with it (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/about/');
    const answer = Promise.withResolvers<void>();
    await page.route('**/privacy-policy/', async (route) => {
      await answer.promise;
      await route.continue();
    });
    expect(await barOf(page)).toEqual(noBar);
    const clicked = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect.poll(() => barOf(page)).toEqual({ delay: 120, isShown: true });
    answer.resolve();
    await clicked;
    await page.waitForURL(/\/privacy-policy\/$/);
    expect(await barOf(page)).toEqual(noBar);
    await page.goBack();
    await page.waitForURL(/\/about\/$/);
    await expect.poll(() => barOf(page)).toEqual(noBar);
  });
}

test('no bar shows for a place on the same page, a file or a new tab', async ({ page }) => {
  await page.goto('/about/');
  for (const [href, target] of [
    ['#main-content', ''],
    ['/media/file.pdf', ''],
    ['/careers/', '_blank'],
  ]) {
    const isMarked = await page.evaluate(
      ([address = '', window = '']) => {
        const link = Object.assign(document.createElement('a'), { href: address, target: window });
        document.body.append(link);
        addEventListener('click', (event) => event.preventDefault(), { once: true });
        link.click();
        return 'navigating' in document.documentElement.dataset;
      },
      [href ?? '', target ?? ''],
    );
    expect(isMarked, href).toBe(false);
  }
});
