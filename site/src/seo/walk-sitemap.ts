import type { QueryPublic } from '../cms-client/cms-client.ts';
import { siteConfig } from '../config/site.config.ts';
import type { SitemapEntry, SitemapSource } from './sitemap-sources.ts';

/** Limits of a sitemap, counted in positions, with or without an entry. */
export interface SitemapLimits {
  addressesPerFile: number;
  addressesPerType: number;
}

interface Walk<Result> {
  result: Result;
  isPartial: boolean;
}

/** One file as listed in the index. */
export interface SitemapFile {
  modified: string | undefined;
}

function latest(one: string | undefined, other: string | undefined): string | undefined {
  return one && other ? (one > other ? one : other) : (one ?? other);
}

/** Walks the positions from the first one, and passes each with its index to `visit`, up to `until` of them. */
async function walk(
  source: SitemapSource,
  ask: QueryPublic,
  until: number,
  asksForHead: (place: number) => boolean,
  visit: (entry: SitemapEntry | undefined, place: number) => void,
): Promise<boolean> {
  let [after, place, isPartial]: [string | null | undefined, number, boolean] = [null, 0, false];
  const seen = new Set<string>();
  while (after !== undefined && place < until) {
    const batch = await source(ask, after, asksForHead(place + batchSize));
    for (const entry of batch.entries.slice(0, until - place)) visit(entry, place++);
    isPartial ||= batch.isPartial;
    // Guards against a CMS that repeats its cursors forever.
    after = batch.after !== undefined && !seen.has(batch.after) ? batch.after : undefined;
    if (after !== undefined) seen.add(after);
    if (batch.entries.length === 0) break;
  }
  return isPartial;
}

/** Positions per answer. */
const batchSize = 100;

/** The files of a type, with the latest change in each. */
export async function sitemapFiles(
  source: SitemapSource,
  ask: QueryPublic,
  limits: SitemapLimits = siteConfig.sitemap,
): Promise<Walk<SitemapFile[]>> {
  const files: SitemapFile[] = [];
  const isPartial = await walk(
    source,
    ask,
    limits.addressesPerType,
    () => false,
    (entry, place) => {
      const file = Math.floor(place / limits.addressesPerFile);
      if (entry) files[file] = { modified: latest(files[file]?.modified, entry.modified) };
    },
  );
  return { result: files, isPartial };
}

/**
 * The URLs of one file.
 * @param number from 1.
 * @returns an empty result when the type has no such file.
 */
export async function sitemapEntries(
  source: SitemapSource,
  ask: QueryPublic,
  number: number,
  limits: SitemapLimits = siteConfig.sitemap,
): Promise<Walk<SitemapEntry[]>> {
  const first = (number - 1) * limits.addressesPerFile;
  const end = Math.min(first + limits.addressesPerFile, limits.addressesPerType);
  const entries: SitemapEntry[] = [];
  if (first >= end) return { result: entries, isPartial: false };
  const isPartial = await walk(
    source,
    ask,
    end,
    (upTo) => upTo > first,
    (entry, place) => {
      if (entry && place >= first) entries.push(entry);
    },
  );
  return { result: entries, isPartial };
}
