import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { contentHash } from '../content-hash.ts';
import { imageUrls } from '../image-urls.ts';
import { balance, type Ledger } from '../leads/ledger.ts';
import type { LeadRecord } from '../leads/visitor.ts';
import { sitemapLocations } from '../sitemap.ts';
import { type DriverResult, type RequestRecord, startDriver } from '../traffic/driver.ts';
import { pagesOnly, type RequestKind, type Shares } from '../traffic/mix.ts';
import { sendRequest } from '../traffic/send-request.ts';
import type { Cluster } from './cluster.ts';
import { countOutcomes, percentile } from './statistics.ts';

/** What visitors of a cluster can request, all of it stored by each instance. */
interface WarmSite {
  /** Paths of pages with the hash of their content. */
  pages: Record<string, string>;
  images: string[];
}

/** Sizes of pictures that are requested. */
const MOST_IMAGES = 100;

/** Paths of the pages in the site's sitemap. */
async function sitemapPaths(url: string): Promise<string[]> {
  const files = await sitemapLocations(`${url}/sitemap.xml`);
  const pages = await Promise.all(files.map((file) => sitemapLocations(url + new URL(file).pathname)));
  return pages.flat().map((page) => new URL(page).pathname);
}

/** Opens a path at each instance, past what is in front of them. @throws when one fails before anything has happened */
async function openEverywhere({ url, sites }: Cluster, path: string, agent: Agent): Promise<string> {
  let text = '';
  for (const site of sites) {
    const { status, body } = await sendRequest(site.url + path, { agent, headers: { host: new URL(url).host } });
    if (status !== 200) throw new Error(`${path} responded with ${status} before anything had happened`);
    text = body.toString();
  }
  return text;
}

/** Opens every page and many of their images at each instance, as happens on an ordinary day. */
async function warmUp(cluster: Cluster, withImages: boolean): Promise<WarmSite> {
  const agent = new Agent({ keepAlive: true });
  try {
    const pages: Record<string, string> = {};
    const images = new Set<string>();
    for (const path of await sitemapPaths(cluster.url)) {
      const html = await openEverywhere(cluster, path, agent);
      pages[path] = contentHash(html, cluster.url);
      for (const image of imageUrls(html)) images.add(image);
    }
    const requested = withImages ? [...images].slice(0, MOST_IMAGES) : [];
    for (const image of requested) await openEverywhere(cluster, image, agent);
    return { pages, images: requested };
  } finally {
    agent.destroy();
  }
}

interface TrafficOptions {
  cluster: Cluster;
  /** Requests beside forms; all of them pages, unless `shares` has other kinds. */
  pagesPerSecond: number;
  leadsPerSecond: number;
  /** Prefix of every message of this run. */
  run: string;
  shares?: Shares;
  /** The same requests come in the same order for the same seed. */
  seed?: number;
  /** What happens during the run; the traffic ends with it. */
  during: () => Promise<void>;
}

export interface Traffic {
  /** The time from which requests count theirs, in milliseconds since the epoch. */
  startedAt: number;
  pages: RequestRecord[];
  /** Images and searches. */
  others: RequestRecord[];
  leads: DriverResult['leads'];
}

/** Each with an IP address and a few requests a minute, below every limit per address. */
const VISITORS = 1_000;

/** Visitors who open pages and send forms at fixed rates while something happens to the instances. */
export async function underTraffic(options: TrafficOptions): Promise<Traffic> {
  const { cluster, pagesPerSecond, leadsPerSecond, run, shares = pagesOnly, seed = 1, during } = options;
  const warm = await warmUp(cluster, shares.image > 0);
  const driver = startDriver({
    url: cluster.url,
    perSecond: pagesPerSecond,
    leadsPerSecond,
    run,
    shares,
    seed,
    visitors: VISITORS,
    ...warm,
  });
  try {
    await during();
  } catch (error) {
    await driver.cancel();
    throw error;
  }
  const { startedAt, requests, leads } = await driver.stop();
  const isPage = ({ kind }: RequestRecord) => kind === 'page';
  const others = requests.filter((request) => !isPage(request));
  return { startedAt, pages: requests.filter(isPage), others, leads };
}

/** Responses that are not pages, or not the page that visitors saw before. */
function failedPages(pages: readonly RequestRecord[]): RequestRecord[] {
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

/** One row: how many, how they ended, and how long they took. */
function row(name: string, records: readonly { outcome: number | string; milliseconds: number }[]): string {
  const times = records.map(({ milliseconds }) => milliseconds);
  const figures = [0.5, 0.95, 0.99, 1].map((share) => `${percentile(times, share).toFixed(0)} ms`);
  const outcomes = Object.entries(countOutcomes(records)).map(([outcome, count]) => `${count} × ${outcome}`);
  return `| ${[name, records.length, outcomes.join(', '), ...figures].join(' | ')} |`;
}

/** Share of good page responses, from 0 to 1. */
export function goodShare({ pages }: Traffic): number {
  return 1 - failedPages(pages).length / pages.length;
}

/** The figures of a run, in Markdown. Latencies count from the moment at which a request was due. */
export function trafficText(traffic: Traffic): string {
  const requests = [...traffic.pages, ...traffic.others];
  const kinds: readonly RequestKind[] = ['page', 'image', 'search'];
  const rows = kinds.flatMap((kind) => {
    const all = requests.filter((request) => request.kind === kind);
    return all.length > 0 ? [row(kind === 'search' ? 'searches' : `${kind}s`, all)] : [];
  });
  const leads = traffic.leads.map(({ end, steps, milliseconds }) => ({
    outcome: steps.length > 1 ? `${end}, not at once` : end,
    milliseconds,
  }));
  return [
    '| requests | number | outcomes | p50 | p95 | p99 | slowest |',
    '| --- | ---: | --- | ---: | ---: | ---: | ---: |',
    ...rows,
    row('submissions', leads),
    '',
    `Good page responses: ${(100 * goodShare(traffic)).toFixed(3)} %.`,
  ].join('\n');
}
