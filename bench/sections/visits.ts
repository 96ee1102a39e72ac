import { say } from '@headwater/tools/say.ts';
import type { Browser, Page } from '@playwright/test';
import { type Figure, median } from '../figures.ts';
import { measuredPages, type Peer } from '../measured-pages.ts';
import { launchBrowser, onPhone } from '../phone.ts';
import { onStage } from '../stage.ts';

/** Bytes per second and milliseconds, as the protocol of Chromium wants them. */
const network = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };

/** Milliseconds from the start of a navigation; `shift` is the layout shift. */
interface Vitals {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  shift: number;
  /** Elements that moved. */
  shifted: readonly string[];
}

/** Runs in each page, and collects what the browser reports about its painting. */
function observePainting(): void {
  const seen = { largest: { time: 0, element: '' }, shift: 0, shifted: [] as string[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      const { element, startTime: time, url } = entry;
      seen.largest = {
        time,
        element: `${element?.tagName ?? '?'} ${(url || element?.textContent) ?? ''}`.slice(0, 90),
      };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
      seen.shift += entry.value;
      seen.shifted.push(
        ...(entry.sources ?? []).map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 60) : '')),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function vitals(page: Page): Promise<Vitals> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { largest, shift, shifted } = Reflect.get(window, 'seen');
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return {
      firstPaint: first?.startTime ?? 0,
      largestPaint: largest.time,
      largestElement: largest.element,
      shift,
      shifted,
    };
  });
}

interface Visit {
  first: Vitals;
  second: Vitals | undefined;
}

/** One visit with an empty cache: the page itself, and the page behind its first prefetched link in the text. */
function visit(browser: Browser, url: string): Promise<Visit> {
  return onPhone(browser, async (page, session) => {
    await page.addInitScript(observePainting);
    await session.send('Network.emulateNetworkConditions', network);
    await page.goto(url);
    const first = await vitals(page);
    const link = page.locator('main a[data-prefetch]:visible').first();
    if ((await link.count()) === 0) return { first, second: undefined };
    const target = await link.getAttribute('href');
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await Promise.all([page.waitForURL(`**${target}`), link.click()]);
    return { first, second: await vitals(page) };
  });
}

/**
 * What a visitor with a phone on a slow network waits for: each page with an empty cache, and the page behind its first
 * prefetched link. The limits of network and CPU are applied to the browser, not computed from a fast visit.
 */
export function measureVisits({ runs, peer }: { runs: number; peer?: Peer | undefined }): Promise<Figure[]> {
  return onStage(async ({ site }) => {
    const browser = await launchBrowser();
    try {
      const pages = measuredPages(site.url, peer);
      const visits = new Map([...pages.keys()].map((kind): [string, Visit[]] => [kind, []]));
      // The first round creates image sizes and fills the page cache, like the first visitor of the day.
      for (let round = 0; round <= runs; round += 1) {
        for (const [kind, url] of pages) {
          const both = await visit(browser, url);
          if (round > 0) visits.get(kind)?.push(both);
        }
      }
      return [...visits].flatMap(([kind, all]) => [
        ...figuresOf(
          kind,
          all.map(({ first }) => first),
        ),
        ...figuresOf(
          `prefetched link on ${kind}`,
          all.flatMap(({ second }) => second ?? []),
        ),
      ]);
    } finally {
      await browser.close();
    }
  });
}

function figuresOf(name: string, all: readonly Vitals[]): Figure[] {
  const [any] = all;
  if (!any) return [];
  const shifted = new Set(all.flatMap((each) => each.shifted));
  say(
    `${name}: the largest element is ${any.largestElement}${shifted.size > 0 ? `; ${[...shifted].join(' ')} moved` : ''}`,
  );
  return [
    { name: `${name}: first paint`, value: median(all.map(({ firstPaint }) => firstPaint)), unit: 'ms' },
    { name: `${name}: largest paint`, value: median(all.map(({ largestPaint }) => largestPaint)), unit: 'ms' },
    { name: `${name}: layout shift`, value: Math.max(...all.map(({ shift }) => shift)), unit: '' },
  ];
}
