import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pathKey, queryKey } from '@headwater/site/src/redirects/address-key.ts';
import { decodeXML } from 'entities';
import { CommandError } from '../command-error.ts';
import { readRuleFile, ruleFormat } from './rule-files.ts';

/** An address that the old site had. */
export interface OldAddress {
  /** Path and query, encoded; behind `https://` and the host where that is an old one. */
  path: string;
  /** Clicks or requests that the source counted; 0 when it counted none. */
  visits: number;
  source: string;
}

/** Sources that one source leads to. */
const MOST_FILES = 2_000;
const LARGEST_FILE = 512 * 1024 * 1024;
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|_ga)$/i;
/** What pages are made of, and what robots of attackers request. */
const NO_ADDRESS =
  /\.(?:css|js|mjs|map|png|jpe?g|gif|svg|ico|webp|avif|woff2?|ttf|eot)$|^\/(?:wp-(?:admin|json|includes|login)|xmlrpc)/i;

/** An address without what only counts visitors; undefined for what is none. */
function addressOf(text: string, oldHosts: readonly string[]): string | undefined {
  const url = URL.parse(text.trim(), 'https://old.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname.length > 1024) return undefined;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return (oldHosts.includes(url.host) ? `https://${url.host}` : '') + url.pathname + url.search;
}

/** A line of a server's log in the common or combined format. */
const LOG_LINE = /"(?:GET|HEAD) (\S+) HTTP\/[\d.]+" (\d{3}) /;

function* readLog(lines: Iterable<string>): Generator<[string, number]> {
  for (const line of lines) {
    const [, target = '', status = ''] = LOG_LINE.exec(line) ?? [];
    if (/^[23]/.test(status) && !NO_ADDRESS.test(target.replace(/\?.*$/, ''))) yield [target, 1];
  }
}

/** A table with a column of URLs, as Search Console exports it. */
function* readTable(lines: readonly string[]): Generator<[string, number]> {
  const head = (lines[0] ?? '')
    .toLowerCase()
    .split(/[,;\t]/)
    .map((cell) => cell.replaceAll('"', '').trim());
  const clicks = head.findIndex((name) => /^(?:clicks|klicks|visits|pageviews|views|sessions)$/.test(name));
  for (const line of lines) {
    const [url] = /https?:\/\/[^\s",;]+/.exec(line) ?? [];
    if (url) yield [url, Number(line.split(/[,;\t]/)[clicks]?.replace(/\D/g, '')) || 0];
  }
}

function* readList(lines: readonly string[]): Generator<[string, number]> {
  for (const line of lines) if (/^(?:\/|https?:\/\/)/.test(line.trim())) yield [line, 0];
}

interface Found {
  addresses: Iterable<[string, number]>;
  /** Further sitemaps. */
  more: string[];
}

/** What is in a file, whichever of the formats it has. */
export function readSource(name: string, text: string): Found {
  if (/<(?:urlset|sitemapindex)\b/.test(text.slice(0, 2_000))) {
    const locations = [...text.matchAll(/<loc>(?:\s*<!\[CDATA\[)?([^<\]]*)/g)].map(([, url = '']) =>
      decodeXML(url.trim()),
    );
    const isIndex = /<sitemapindex\b/.test(text.slice(0, 2_000));
    return isIndex ? { addresses: [], more: locations } : { addresses: locations.map((url) => [url, 0]), more: [] };
  }
  const format = ruleFormat(name, text);
  if (format) {
    const rules = readRuleFile(basename(name), text, format);
    return { addresses: rules.filter(({ isPattern }) => !isPattern).map(({ from }) => [from, 0]), more: [] };
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.slice(0, 20).some((line) => LOG_LINE.test(line))) return { addresses: readLog(lines), more: [] };
  const isTable = /[,;\t]/.test(lines[0] ?? '') && lines.slice(0, 5).some((line) => /https?:\/\//.test(line));
  return { addresses: isTable ? readTable(lines) : readList(lines), more: [] };
}

async function load(source: string): Promise<Buffer> {
  if (!/^https?:/.test(source)) {
    try {
      return readFileSync(source);
    } catch {
      throw new CommandError(`${source} cannot be read.`);
    }
  }
  const response = await fetch(source, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  if (!response?.ok) throw new CommandError(`${source} cannot be read (${response?.status ?? 'no response'}).`);
  return Buffer.from(await response.arrayBuffer());
}

function textOf(bytes: Buffer): string {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes, { maxOutputLength: LARGEST_FILE }) : bytes).toString('utf8');
}

/**
 * Reads all addresses of sources: files or URLs, with the sitemaps that they lead to. The most visited come first.
 * @param oldHosts whose addresses are not those of the site
 * @throws CommandError when one cannot be read
 */
export async function readOldAddresses(
  sources: readonly string[],
  oldHosts: readonly string[] = [],
): Promise<OldAddress[]> {
  const found = new Map<string, OldAddress>();
  const queue = [...sources];
  const seen = new Set(queue);
  for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
    const { addresses, more } = readSource(source, textOf(await load(source)));
    for (const [text, visits] of addresses) {
      const path = addressOf(text, oldHosts);
      if (path === undefined) continue;
      const key = keyOf(path);
      const known = found.get(key);
      if (known) known.visits += visits;
      else found.set(key, { path, visits, source: basename(source) });
    }
    for (const next of more) {
      // The sitemaps of a saved index are beside it, when they are not on the web.
      const place = /^https?:/.test(next) ? next : resolve(dirname(source), next);
      if (seen.size < MOST_FILES && !seen.has(place)) queue.push(place);
      seen.add(place);
    }
  }
  return [...found.values()].sort((a, b) => b.visits - a.visits);
}

/** The same for all spellings of an address. */
export function keyOf(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Old sites have addresses in other encodings; they stay as they are.
  }
  return `${pathKey(decoded)}?${queryKey(new URLSearchParams(query))}`;
}
