/**
 * What a visitor with a phone on a slow network waits for: `node bench/web-vitals.ts [paths…]` opens each page with an
 * empty cache and follows its first prefetched link, on an applied network of 1.6/0.75 Mbit/s with 150 ms and a CPU that
 * is slowed down four times. Medians of `RUNS` (5). A measurement, not a test: other programs on the machine make it slower.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@headwater/tools/chromium.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { type Browser, chromium, type Page } from '@playwright/test';

const landingPages = [
  '/',
  '/products/wastewater/submersible-non-clog/',
  '/products/wastewater/submersible-non-clog/sn-3040/',
  '/cavitation-is-not-one-noise/',
  '/category/maintenance/',
];
/** Bytes per second and milliseconds, as the protocol of Chromium wants them. */
const network = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };
const CPU_SLOWDOWN = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

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

/** One visit with an empty cache: the page itself, and the page behind its first prefetched link in the text. */
async function visit(browser: Browser, url: string): Promise<{ first: Vitals; second: Vitals | undefined }> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observePainting);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url);
    const first = await vitals(page);
    const link = page.locator('main a[data-prefetch]:visible').first();
    if ((await link.count()) === 0) return { first, second: undefined };
    const target = await link.getAttribute('href');
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await Promise.all([page.waitForURL(`**${target}`), link.click()]);
    return { first, second: await vitals(page) };
  } finally {
    await context.close();
  }
}

function median(numbers: readonly number[]): number {
  return Math.round(numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN);
}

function line(name: string, all: readonly Vitals[]): string {
  const of = (key: 'firstPaint' | 'largestPaint') => median(all.map((each) => each[key]));
  const shift = Math.max(0, ...all.map((each) => each.shift));
  const largest = all.map(({ largestPaint }) => Math.round(largestPaint)).join(' ');
  return `  ${name}: first paint ${of('firstPaint')} ms, largest ${of('largestPaint')} ms (${largest}; ${all[0]?.largestElement}), shift ${shift.toFixed(3)} ${all.find((each) => each.shift > 0)?.shifted.join(' ') ?? ''}`;
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : landingPages;
const runs = Number(process.env.RUNS ?? 5);
const folder = await mkdtemp(join(tmpdir(), 'headwater-vitals-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
const site = await startSite(cms.url, folder);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const path of paths) {
    // Creates image sizes and fills the page cache, like the first visitor of the day.
    await visit(browser, site.url + path);
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, site.url + path));
    say(path);
    say(
      line(
        'first page',
        visits.map(({ first }) => first),
      ),
    );
    const second = visits.flatMap((each) => each.second ?? []);
    if (second.length > 0) say(line('page behind a prefetched link', second));
  }
} finally {
  await browser.close();
  await site.stop();
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
