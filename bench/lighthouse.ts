/**
 * Lighthouse's four scores (mobile preset) for the pages that visitors land on:
 * `node bench/lighthouse.ts`. A measurement, not a test: scores for speed depend on the machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@headwater/scripts/chromium.ts';
import { startCms, startSite } from '@headwater/scripts/running-program.ts';
import { say } from '@headwater/scripts/say.ts';
import { buildSiteIfChanged } from '@headwater/scripts/site-build.ts';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const pages = [
  '/',
  '/products/wastewater/submersible-non-clog/',
  '/products/wastewater/submersible-non-clog/sn-3040/',
  '/cavitation-is-not-one-noise/',
  '/category/maintenance/',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Lab metrics printed beside the scores. */
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;

const folder = await mkdtemp(join(tmpdir(), 'headwater-lighthouse-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
const site = await startSite(cms.url, folder);
const chrome = await launch({
  chromePath: await ensureChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const path of pages) {
    // The first visit draws images and fills the page cache, as the first visitor of the day does.
    await fetch(site.url + path);
    await lighthouse(site.url + path, { port: chrome.port, logLevel: 'silent' });
    const result = await lighthouse(site.url + path, { port: chrome.port, logLevel: 'silent' });
    const report = result?.lhr;
    const scores = categories.map((name) => `${name} ${Math.round((report?.categories[name]?.score ?? 0) * 100)}`);
    const values = metrics.map((name) => `${name} ${report?.audits[name]?.displayValue ?? '?'}`);
    say(`${path}\n  ${scores.join(', ')}\n  ${values.join(', ')}`);
    const failing = Object.values(report?.audits ?? {}).filter((audit) => audit.score !== null && audit.score < 0.9);
    for (const audit of failing) say(`  - ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
} finally {
  chrome.kill();
  await site.stop();
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
