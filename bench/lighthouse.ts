/**
 * Lighthouse's four scores (mobile preset) for the main landing pages:
 * `node bench/lighthouse.ts [paths…]`, with the median of `RUNS` (5) runs each, and
 * `REPORTS` as a folder for the full reports. A measurement, not a test: performance scores depend on
 * the machine, and are meaningful only when nothing else runs on it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@headwater/tools/chromium.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

const landingPages = [
  '/',
  '/products/wastewater/submersible-non-clog/',
  '/products/wastewater/submersible-non-clog/sn-3040/',
  '/cavitation-is-not-one-noise/',
  '/category/maintenance/',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Lab metrics printed beside the scores. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
] as const;
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const paths = process.argv.length > 2 ? process.argv.slice(2) : landingPages;
const runs = Number(process.env.RUNS ?? 5);

function score(report: Result, name: (typeof categories)[number]): number {
  return Math.round((report.categories[name]?.score ?? 0) * 100);
}

/** The run with the median performance. */
function median(reports: Result[]): Result | undefined {
  const sorted = reports.toSorted((one, other) => score(one, 'performance') - score(other, 'performance'));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

async function measure(url: string, port: number): Promise<Result[]> {
  const reports: Result[] = [];
  // The first run creates image sizes and fills the page cache, like the first visitor of the day.
  for (let run = 0; run <= runs; run += 1) {
    const result = await lighthouse(url, { port, logLevel: 'silent' });
    if (run > 0 && result) reports.push(result.lhr);
  }
  return reports;
}

const folder = await mkdtemp(join(tmpdir(), 'headwater-lighthouse-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
const site = await startSite(cms.url, folder);
const chrome = await launch({
  chromePath: await ensureChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let isGoodEnough = true;
try {
  for (const [index, path] of paths.entries()) {
    const reports = await measure(site.url + path, chrome.port);
    const report = median(reports);
    if (!report) throw new Error(`Lighthouse gave no report for ${path}.`);
    if (process.env.REPORTS) await writeFile(join(process.env.REPORTS, `${index}.json`), JSON.stringify(report));
    const all = reports.map((each) => score(each, 'performance')).join(' ');
    const scores = categories.map((name) => `${name} ${score(report, name)}`);
    const values = metrics.map((name) => `${name} ${report.audits[name]?.displayValue ?? '?'}`);
    say(`${path}\n  ${scores.join(', ')} (performance of all runs: ${all})\n  ${values.join(', ')}`);
    const failing = Object.values(report.audits).filter((audit) => audit.score !== null && audit.score < 0.9);
    for (const audit of failing) say(`  - ${audit.id}: ${audit.displayValue ?? audit.title}`);
    isGoodEnough &&= categories.every((name) => score(report, name) >= wanted[name]);
  }
} finally {
  chrome.kill();
  await site.stop();
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
if (!isGoodEnough) process.exitCode = 1;
