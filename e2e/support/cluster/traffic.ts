import { setTimeout as pause } from 'node:timers/promises';
import { balance, type Ledger } from '../leads/ledger.ts';
import { firstToken, type LeadRecord, sendLead } from '../leads/visitor.ts';
import { sitemapLocations } from '../sitemap.ts';
import type { Cluster } from './cluster.ts';
import { countOutcomes, loadPages, type PageAnswer, percentile } from './load.ts';

interface TrafficOptions {
  cluster: Cluster;
  pagesPerSecond: number;
  leadsPerSecond: number;
  /** Prefix of every message of this run. */
  run: string;
  /** What happens during the run; the traffic ends with it. */
  during: () => Promise<void>;
}

export interface Traffic {
  pages: PageAnswer[];
  leads: LeadRecord[];
}

/** Paths of the pages in the site's sitemap. */
async function sitemapPaths(url: string): Promise<string[]> {
  const files = await sitemapLocations(`${url}/sitemap.xml`);
  const pages = await Promise.all(files.map((file) => sitemapLocations(url + new URL(file).pathname)));
  return pages.flat().map((page) => new URL(page).pathname);
}

/** Opens every page once on each instance, as on an ordinary day: nginx takes turns. */
async function warmUp({ url, sites }: Cluster, paths: readonly string[]): Promise<void> {
  for (const path of paths.flatMap((each) => sites.map(() => each))) {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} before anything had happened`);
  }
}

async function sendLeadsUntil({ cluster, leadsPerSecond, run }: TrafficOptions, until: AbortSignal) {
  const token = await firstToken(cluster.url);
  const leads: Promise<LeadRecord>[] = [];
  while (!until.aborted) {
    leads.push(sendLead(`${run} ${leads.length}`, { siteUrl: cluster.url, token, isPatient: true }));
    await pause(1_000 / leadsPerSecond);
  }
  return Promise.all(leads);
}

/** Visitors who open pages and send forms at fixed rates while something happens to the instances. */
export async function underTraffic(options: TrafficOptions): Promise<Traffic> {
  const { cluster, pagesPerSecond, during } = options;
  const paths = await sitemapPaths(cluster.url);
  await warmUp(cluster, paths);
  const end = new AbortController();
  const traffic = Promise.all([
    loadPages({ url: cluster.url, paths, perSecond: pagesPerSecond, until: end.signal }),
    sendLeadsUntil(options, end.signal),
  ]);
  try {
    await during();
  } finally {
    end.abort();
  }
  const [pages, leads] = await traffic;
  return { pages, leads };
}

/** Answers that are not pages. */
export function failedPages(pages: readonly PageAnswer[]): PageAnswer[] {
  return pages.filter(({ outcome }) => outcome !== 200);
}

/** Submissions whose first attempt failed. */
export function failedLeads(leads: readonly LeadRecord[]): LeadRecord[] {
  return leads.filter(({ end, steps }) => end !== 'acknowledged' || steps.length > 1);
}

/** Compares the leads of a run with the CMS's entries, once nothing changes anymore. */
export async function settledLedger(cluster: Cluster, leads: readonly LeadRecord[], run: string): Promise<Ledger> {
  for (let round = 0; round < 60; round += 1) {
    const ledger = balance(leads, cluster.folder, run);
    if (ledger.missing === 0) return ledger;
    await pause(1_000);
  }
  return balance(leads, cluster.folder, run);
}

/** The figures of a run as text. */
export function trafficText({ pages, leads }: Traffic): string {
  const times = pages.map(({ milliseconds }) => milliseconds);
  const share = 100 * (1 - failedPages(pages).length / pages.length);
  return [
    `  pages                   ${pages.length} ${JSON.stringify(countOutcomes(pages))}`,
    `  good page answers       ${share.toFixed(3)} %`,
    `  p95, p99                ${percentile(times, 0.95).toFixed(0)} ms, ${percentile(times, 0.99).toFixed(0)} ms`,
    `  submissions             ${leads.length}, of them not taken at once ${failedLeads(leads).length}`,
  ].join('\n');
}
