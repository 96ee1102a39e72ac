import { ensureChromium } from '@headwater/tools/chromium.ts';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { type Figure, median } from '../figures.ts';
import { onStage } from '../stage.ts';

/** A phone on a slow line: limits are applied to the browser, not computed from a fast run. */
const phone: Flags = {
  logLevel: 'silent',
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
};
const kinds: Readonly<Record<string, string>> = {
  home: '/',
  'sub-category': '/products/wastewater/submersible-non-clog/',
  product: '/products/wastewater/submersible-non-clog/sn-3040/',
  post: '/cavitation-is-not-one-noise/',
  archive: '/category/maintenance/',
  contact: '/contact/',
};
const secondPage = '/products/wastewater/submersible-non-clog/';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: { audit: 'first-contentful-paint', unit: 'ms' },
  LCP: { audit: 'largest-contentful-paint', unit: 'ms' },
  TBT: { audit: 'total-blocking-time', unit: 'ms' },
  CLS: { audit: 'cumulative-layout-shift', unit: '' },
} as const;
const beforePictures = ['Document', 'Stylesheet', 'Script', 'Font'];

export interface Peer {
  url: string;
  paths: readonly string[];
}

/** What a page costs a phone: Lighthouse's scores, its metrics, and the bytes before pictures, in the median of five. */
export function measurePages({ runs, peer }: { runs: number; peer?: Peer | undefined }): Promise<Figure[]> {
  return onStage(async ({ site }) => {
    const chrome = await launch({
      chromePath: await ensureChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const visit = async (url: string, flags: Flags = {}): Promise<Result> => {
      const result = await lighthouse(url, { ...phone, port: chrome.port, ...flags });
      if (!result) throw new Error(`Lighthouse gave no report for ${url}.`);
      return result.lhr;
    };
    const pages = new Map(Object.entries(kinds).map(([kind, path]) => [kind, site.url + path]));
    for (const path of peer?.paths ?? []) pages.set(`peer ${path}`, new URL(path, peer?.url).href);
    const reports = new Map([...pages.keys()].map((kind): [string, Result[]] => [kind, []]));
    const second: number[] = [];
    try {
      // The first round creates image sizes and fills the page cache, like the first visitor of the day.
      for (let round = 0; round <= runs; round += 1) {
        for (const [kind, url] of pages) {
          const report = await visit(url);
          if (round > 0) reports.get(kind)?.push(report);
        }
        await visit(`${site.url}/`);
        const report = await visit(site.url + secondPage, { disableStorageReset: true });
        if (round > 0) second.push(metricOf(report, 'LCP'));
      }
    } finally {
      chrome.kill();
    }
    return [
      ...[...reports].flatMap(([kind, all]) => figuresOf(kind, all)),
      { name: 'second page: LCP', value: median(second), unit: 'ms' },
    ];
  });
}

function figuresOf(kind: string, reports: readonly Result[]): Figure[] {
  const middle = (read: (report: Result) => number): number => median(reports.map(read));
  const names = Object.keys(metrics) as (keyof typeof metrics)[];
  return [
    ...categories.map(
      (category): Figure => ({
        name: `${kind}: ${category}`,
        value: middle((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
        unit: 'of 100',
      }),
    ),
    ...names.map(
      (name): Figure => ({
        name: `${kind}: ${name}`,
        value: middle((report) => metricOf(report, name)),
        unit: metrics[name].unit,
      }),
    ),
    { name: `${kind}: before pictures`, value: middle((report) => bytesOf(report, beforePictures)), unit: 'B' },
    { name: `${kind}: JavaScript`, value: middle((report) => bytesOf(report, ['Script'])), unit: 'B' },
    { name: `${kind}: in all`, value: middle((report) => bytesOf(report)), unit: 'B' },
  ];
}

function metricOf(report: Result, name: keyof typeof metrics): number {
  return report.audits[metrics[name].audit]?.numericValue ?? Number.NaN;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

/** Bytes on the line, compressed and with headers, of these kinds of file; of all without. */
function bytesOf(report: Result, types?: readonly string[]): number {
  const details = report.audits['network-requests']?.details;
  // Lighthouse types the rows of its tables as unknown values.
  const requests = (details && 'items' in details ? details.items : []) as NetworkRequest[];
  return requests
    .filter(({ resourceType = '' }) => !types || types.includes(resourceType))
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
