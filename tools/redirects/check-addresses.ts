import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from '@headwater/site/src/cms-client/undici.ts';
import { keyOf, type OldAddress } from './old-addresses.ts';

export const verdicts = ['same', 'moved', 'chain', 'to the front page', 'gone', 'loop', 'lost', 'error'] as const;
export type Verdict = (typeof verdicts)[number];
/** Verdicts that cost visitors. */
export const losses: readonly Verdict[] = ['lost', 'loop', 'error'];

export interface Result extends OldAddress {
  verdict: Verdict;
  /** Where it ended, and how. */
  end: string;
  status: number;
}

/** One step from an address: its status, and where it leads. */
export interface Hop {
  status: number;
  location?: string | undefined;
}

/** The site that is checked. */
export interface CheckedSite {
  /** Where requests go. */
  url: URL;
  /** Hosts of its own URLs. */
  own: readonly string[];
  /** Hosts that lead to it. Their addresses are requested from it, too, wherever their names lead today. */
  old: readonly string[];
}

/** Requests one URL without following. @param host that the request names, if not the URL's */
type FetchHop = (url: string, host?: string) => Promise<Hop>;

const MOST_HOPS = 10;
/** Waits for a site that limits requests; together about two minutes. */
const PAUSES_MS = [1_000, 5_000, 15_000, 30_000, 65_000];

/** What a way from an old address means. */
function verdictOf(address: string, way: readonly { url: string; status: number }[]): Verdict {
  const last = way.at(-1);
  if (!last) return 'error';
  if (last.status >= 300 && last.status < 400) return 'loop';
  if (last.status === 410 || last.status === 451) return 'gone';
  if (last.status === 404) return 'lost';
  if (last.status !== 200) return 'error';
  const keys = way.map(({ url }) => keyOf(url));
  const moves = keys.filter((key, index) => index > 0 && key !== keys[index - 1]).length;
  if (moves === 0) return 'same';
  const path = (text: string) => keyOf(text.replace(/^https:\/\/[^/]*|\?.*$/gs, ''));
  if (path(last.url) === path('/') && path(address) !== path('/')) return 'to the front page';
  return moves === 1 ? 'moved' : 'chain';
}

/** Follows an address to its end. */
export async function follow(
  address: OldAddress,
  { url: site, own, old }: CheckedSite,
  fetchHop: FetchHop,
): Promise<Result> {
  const way: { url: string; status: number }[] = [];
  const isOld = ({ host }: URL) => old.includes(host);
  const named = (url: URL) => (isOld(url) ? `https://${url.host}` : '') + url.pathname + url.search;
  let url = new URL(address.path, site);
  for (;;) {
    const { status, location } = await fetchHop(
      new URL(url.pathname + url.search, site).href,
      isOld(url) ? url.host : undefined,
    );
    way.push({ url: named(url), status });
    const next = status >= 300 && status < 400 && location !== undefined ? URL.parse(location, url) : null;
    if (!next || way.length > MOST_HOPS) break;
    if (next.host !== site.host && !own.includes(next.host) && !isOld(next))
      return { ...address, verdict: way.length === 1 ? 'moved' : 'chain', end: next.href, status };
    if (way.some(({ url: seen }) => seen === named(next))) break;
    url = next;
  }
  const { url: end = '', status = 0 } = way.at(-1) ?? {};
  return { ...address, verdict: verdictOf(address.path, way), end, status };
}

/** Unlike `fetch`, it lets a request name another host. */
const agent = new Agent({ headersTimeout: 30_000, bodyTimeout: 30_000 });

/** Requests a URL, and waits while the site refuses that many. */
async function fetchPatiently(url: string, host?: string): Promise<Hop> {
  const { origin, pathname, search } = new URL(url);
  const headers = { 'user-agent': 'headwater-redirects-check', ...(host !== undefined && { host }) };
  for (const pause of [...PAUSES_MS, undefined]) {
    const response = await agent
      .request({ origin, path: pathname + search, method: 'HEAD', headers })
      .catch(() => undefined);
    await response?.body.dump();
    const isBusy = response === undefined || response.statusCode === 429 || response.statusCode === 503;
    if (!isBusy || pause === undefined) {
      return { status: response?.statusCode ?? 0, location: response?.headers.location?.toString() };
    }
    await sleep(Math.max(pause, 1_000 * (Number(response?.headers['retry-after']) || 0)));
  }
  return { status: 0 };
}

/**
 * Requests every address from the new site, some at a time.
 * @param onProgress called after each
 */
export async function checkAddresses(
  addresses: readonly OldAddress[],
  site: CheckedSite,
  { atOnce = 8, onProgress = (_done: number): void => undefined, fetchHop = fetchPatiently as FetchHop } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < addresses.length; index = next++) {
      const address = addresses[index];
      if (!address) return;
      results[index] = await follow(address, site, fetchHop);
      done += 1;
      onProgress(done);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
