import { gzipSize } from '@headwater/e2e/support/gzip-size.ts';
import { ensureChromium } from '@headwater/tools/chromium.ts';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { type Figure, median } from '../figures.ts';
import { measuredPages, type Peer } from '../measured-pages.ts';
import { onStage } from '../stage.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A phone on a slow network. The limits are applied to the browser, not computed from a fast visit. */
const slowPhone: Flags = {
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1_600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
};
const paints = {
  'first paint': ['first-contentful-paint', 'ms'],
  'largest paint': ['largest-contentful-paint', 'ms'],
  'layout shift': ['cumulative-layout-shift', ''],
} as const;
/** Chromium paints nothing at times, on a busy machine above all, and Lighthouse reports an error in place of figures. */
const ATTEMPTS = 3;

/** Lighthouse's scores and paints on a phone, and the bytes of each page: bodies in gzip, and everything as it was sent. */
export function measurePages({ runs, peer }: { runs: number; peer?: Peer | undefined }): Promise<Figure[]> {
  return onStage(async ({ site }) => {
    const chrome = await launch({
      chromePath: await ensureChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const pages = measuredPages(site.url, peer);
    const reports = new Map([...pages.keys()].map((kind): [string, Result[]] => [kind, []]));
    const slowVisits = new Map([...pages.keys()].map((kind): [string, Result[]] => [kind, []]));
    try {
      // The first round creates image sizes and fills the page cache, like the first visitor of the day.
      for (let round = 0; round <= runs; round += 1) {
        for (const [kind, url] of pages) {
          const [report, slowVisit] = [await visit(url, chrome.port), await visit(url, chrome.port, slowPhone)];
          if (round === 0) continue;
          reports.get(kind)?.push(report);
          slowVisits.get(kind)?.push(slowVisit);
        }
      }
    } finally {
      chrome.kill();
    }
    const figures = [...reports].map(async ([kind, all]) => [
      ...scoresOf(kind, all),
      ...paintsOf(kind, slowVisits.get(kind) ?? []),
      ...(await bytesOf(kind, all)),
    ]);
    return (await Promise.all(figures)).flat();
  });
}

async function visit(url: string, port: number, flags: Flags = {}): Promise<Result> {
  let reason = 'no report';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const report = (await lighthouse(url, { port, logLevel: 'silent', ...flags }))?.lhr;
    if (report && !report.runtimeError) return report;
    reason = report?.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
}

function scoresOf(kind: string, reports: readonly Result[]): Figure[] {
  return categories.map((category): Figure => {
    const scores = reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
    return { name: `${kind}: ${category}`, value: median(scores), unit: 'of 100' };
  });
}

function paintsOf(kind: string, reports: readonly Result[]): Figure[] {
  return Object.entries(paints).map(([name, [audit, unit]]): Figure => {
    const values = reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN);
    return { name: `${kind}: ${name}`, value: median(values), unit };
  });
}

interface NetworkRequest {
  url?: string;
  resourceType?: string;
  transferSize?: number;
}

function requestsOf(report: Result): NetworkRequest[] {
  const details = report.audits['network-requests']?.details;
  // Lighthouse types the rows of its tables as unknown values.
  return (details && 'items' in details ? details.items : []) as NetworkRequest[];
}

/** What a page loads before its first text and its pictures, what it loads later, and everything with headers. */
async function bytesOf(kind: string, reports: readonly Result[]): Promise<Figure[]> {
  const requests = reports.slice(-1).flatMap(requestsOf);
  const urls = (type: string) =>
    requests.flatMap(({ resourceType, url }) => (resourceType === type && url ? [url] : []));
  const [page = ''] = urls('Document');
  const preloaded = preloadedFonts(await (await fetch(page)).text(), page);
  const fonts = Map.groupBy(urls('Font'), (url) => (preloaded.has(url) ? 'first' : 'later'));
  const size = async (files: readonly string[]) =>
    (await Promise.all(files.map(gzipSize))).reduce((sum, bytes) => sum + bytes, 0);
  const script = await size(urls('Script'));
  const others = await size([page, ...urls('Stylesheet'), ...(fonts.get('first') ?? [])]);
  const sent = reports.map((report) => requestsOf(report).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0));
  return [
    { name: `${kind}: before pictures`, value: script + others, unit: 'B' },
    { name: `${kind}: JavaScript`, value: script, unit: 'B' },
    { name: `${kind}: fonts loaded after the first text`, value: await size(fonts.get('later') ?? []), unit: 'B' },
    { name: `${kind}: in all, with headers`, value: median(sent), unit: 'B' },
  ];
}

/** The fonts that a page waits for before it shows text. */
function preloadedFonts(html: string, url: string): ReadonlySet<string> {
  const links = (html.match(/<link\b[^>]*>/g) ?? []).filter(
    (link) => /\brel="?preload\b/.test(link) && /\bas="?font\b/.test(link),
  );
  return new Set(links.map((link) => new URL(/\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '', url).href));
}
