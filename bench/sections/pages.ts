import { ensureChromium } from '@headwater/tools/chromium.ts';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { type Figure, median } from '../figures.ts';
import { measuredPages, type Peer } from '../measured-pages.ts';
import { onStage } from '../stage.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const beforePictures = ['Document', 'Stylesheet', 'Script', 'Font'];
/** Chromium paints nothing at times, on a busy machine above all, and Lighthouse reports an error in place of figures. */
const ATTEMPTS = 3;

/** Lighthouse's scores for a phone, and the bytes of each page before pictures. */
export function measurePages({ runs, peer }: { runs: number; peer?: Peer | undefined }): Promise<Figure[]> {
  return onStage(async ({ site }) => {
    const chrome = await launch({
      chromePath: await ensureChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const pages = measuredPages(site.url, peer);
    const reports = new Map([...pages.keys()].map((kind): [string, Result[]] => [kind, []]));
    try {
      // The first round creates image sizes and fills the page cache, like the first visitor of the day.
      for (let round = 0; round <= runs; round += 1) {
        for (const [kind, url] of pages) {
          const report = await visit(url, chrome.port);
          if (round > 0) reports.get(kind)?.push(report);
        }
      }
    } finally {
      chrome.kill();
    }
    return [...reports].flatMap(([kind, all]) => figuresOf(kind, all));
  });
}

async function visit(url: string, port: number): Promise<Result> {
  let reason = 'no report';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const report = (await lighthouse(url, { port, logLevel: 'silent' }))?.lhr;
    if (report && !report.runtimeError) return report;
    reason = report?.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
}

function figuresOf(kind: string, reports: readonly Result[]): Figure[] {
  const middle = (read: (report: Result) => number): number => median(reports.map(read));
  return [
    ...categories.map(
      (category): Figure => ({
        name: `${kind}: ${category}`,
        value: middle((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
        unit: 'of 100',
      }),
    ),
    { name: `${kind}: before pictures`, value: middle((report) => bytesOf(report, beforePictures)), unit: 'B' },
    { name: `${kind}: JavaScript`, value: middle((report) => bytesOf(report, ['Script'])), unit: 'B' },
    { name: `${kind}: in all`, value: middle((report) => bytesOf(report)), unit: 'B' },
  ];
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
