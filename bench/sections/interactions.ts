import { ensureChromium } from '@headwater/tools/chromium.ts';
import { type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test';
import { type Figure, median } from '../figures.ts';
import { measuredPages } from '../measured-pages.ts';
import { onPhone, openUntilStill } from '../phone.ts';
import { onStage } from '../stage.ts';

interface Interaction {
  /** Kind of page, or path of a page. */
  on: string;
  /** What the visitor does once the page is still. */
  act: (page: Page) => Promise<void>;
}

/** Milliseconds that visitors look at what they scrolled to before they tap it. */
const LOOK = 500;

/**
 * Scrolls to the first visible element, waits as visitors do, and returns its center, and the URL of a link. By
 * `evaluate`, because a locator puts scripts into the page that watch each event: they would be measured, too.
 */
async function locate(page: Page, selector: string): Promise<{ x: number; y: number; href: string }> {
  const found = await page.evaluate((wanted) => {
    const target = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
    target?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = target?.getBoundingClientRect();
    const href = target instanceof HTMLAnchorElement ? target.href : '';
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, href };
  }, selector);
  if (!found) throw new Error(`${page.url()} shows no ${selector}.`);
  await page.waitForTimeout(LOOK);
  return found;
}

async function touch(page: Page, selector: string): Promise<void> {
  const { x, y } = await locate(page, selector);
  await page.touchscreen.tap(x, y);
}

async function type(page: Page, selector: string, text: string): Promise<void> {
  const isFocused = await page.evaluate((wanted) => {
    const target = document.querySelector<HTMLElement>(wanted);
    target?.focus();
    return target !== null && document.activeElement === target;
  }, selector);
  if (!isFocused) throw new Error(`${page.url()} has no ${selector} to type into.`);
  await page.keyboard.type(text, { delay: 60 });
}

/** Resolves once a form's script has taken over. Runs in the page, for the reason that `locate` has. */
function untilLive(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!document.querySelector('main form[data-live]')) return;
      clearInterval(timer);
      resolve();
    }, 20);
  });
}

/**
 * Runs in the page: changes a dot in each frame. A headless browser reports a frame with the next one, and paints no caret:
 * without the dot, the last key before a pause counts until something else is painted.
 */
function paintEachFrame(): void {
  const dot = document.createElement('div');
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; background: #000';
  document.body.append(dot);
  const paint = (time: number) => {
    dot.style.opacity = String(time % 1);
    requestAnimationFrame(paint);
  };
  requestAnimationFrame(paint);
}

/** Types before the form's script is there, until it has taken over, and on. */
async function typeIntoForm(page: Page): Promise<void> {
  await page.evaluate(paintEachFrame);
  await type(page, 'main textarea', 'Three parts');
  await page.evaluate(untilLive);
  await page.keyboard.type(' of one kind', { delay: 60 });
}

const interactions: Readonly<Record<string, Interaction>> = {
  menu: { on: 'home', act: (page) => touch(page, '[aria-label="Toggle navigation"]') },
  gallery: {
    on: 'product',
    act: (page) => touch(page, '[aria-label="Product drawings"] [aria-label="Next drawing"]'),
  },
  'typing into the search': { on: '/search/', act: (page) => type(page, 'main input[name=q]', 'grinder') },
  'typing into a form': { on: 'contact', act: typeIntoForm },
  'load more': { on: '/project/', act: (page) => touch(page, 'main [data-load-more] a') },
};

/** Runs in the page, before its own scripts. */
function observeEvents(): void {
  const slowest = { duration: 0 };
  Object.assign(window, { slowest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) slowest.duration = Math.max(slowest.duration, entry.duration);
    }
    // Events shorter than 16 ms are not reported, and count as 0.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * A phone's screen without `isMobile`: for that, Chromium's emulation computes the styles of the page once more when the
 * visitor leaves it, 110 of 370 ms in a trace, which no phone does.
 */
const { isMobile, defaultBrowserType, ...screen } = devices['Pixel 7'];

/** Runs in each page: remembers when the visitor tapped, as epoch milliseconds. */
function rememberTap(): void {
  const remember = ({ timeStamp }: Event) =>
    sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
  addEventListener('click', remember, { capture: true });
}

/** Milliseconds from the tap on a prefetched link to the first paint of its page. */
async function paintOfNextPage(page: Page, siteUrl: string): Promise<number> {
  await page.addInitScript(rememberTap);
  await openUntilStill(page, siteUrl);
  const { x, y, href } = await locate(page, 'main a[data-prefetch]');
  await Promise.all([page.waitForURL(href), page.touchscreen.tap(x, y)]);
  await page.waitForLoadState('networkidle');
  const { delivery, paint } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return {
      delivery: navigation instanceof PerformanceNavigationTiming ? Reflect.get(navigation, 'deliveryType') : undefined,
      paint: performance.timeOrigin + paintedAt - Number(sessionStorage.getItem('tapped')),
    };
  });
  if (delivery !== 'navigational-prefetch') throw new Error(`${href} was not prefetched: ${delivery}.`);
  return paint;
}

/**
 * Interaction to Next Paint: milliseconds from a tap or a key to the frame that shows its effect, of each visit the
 * slowest, on a slower processor. And how long a page takes to be painted whose link was prefetched.
 */
export function measureInteractions({ runs }: { runs: number }): Promise<Figure[]> {
  return onStage(async ({ site }) => {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
    const pages = measuredPages(site.url);
    const samples = new Map<string, number[]>();
    try {
      // The first round fills the page cache, like the first visitor of the day.
      for (let round = 0; round <= runs; round += 1) {
        const sample = async (name: string, device: BrowserContextOptions, work: (page: Page) => Promise<number>) => {
          const visit = async (page: Page) => {
            await page.addInitScript(observeEvents);
            return work(page);
          };
          const value = await onPhone(browser, visit, device);
          if (round > 0) samples.set(name, [...(samples.get(name) ?? []), value]);
        };
        for (const [name, { on, act }] of Object.entries(interactions)) {
          await sample(`${name}: slowest event`, devices['Pixel 7'], async (page) => {
            await openUntilStill(page, pages.get(on) ?? site.url + on);
            await act(page);
            // The entry of an event arrives after the frame that shows its effect.
            await page.waitForTimeout(500);
            return page.evaluate(() => Reflect.get(window, 'slowest').duration);
          });
        }
        await sample('page behind a prefetched link: first paint', screen, (page) => paintOfNextPage(page, site.url));
      }
    } finally {
      await browser.close();
    }
    return [...samples].map(([name, values]) => ({ name, value: median(values), unit: 'ms' }));
  });
}
