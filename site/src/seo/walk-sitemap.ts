import type { QueryPublic } from '../cms-client/cms-client.ts';
import { siteConfig } from '../config/site.config.ts';
import type { SitemapEntry, SitemapSource } from './sitemap-sources.ts';

/** Limits of a sitemap, counted in positions, with or without an entry. */
export interface SitemapLimits {
  urlsPerFile: number;
  urlsPerType: number;
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
  asksForHead: (index: number) => boolean,
  visit: (entry: SitemapEntry | undefined, index: number) => void,
): Promise<boolean> {
  let [after, index, isPartial]: [string | null | undefined, number, boolean] = [null, 0, false];
  const seen = new Set<string>();
  let idleLeft = mostIdle;
  const urls = new Set<string>();
  while (after !== undefined && index < until) {
    const batch = await source(ask, after, asksForHead(index + batchSize));
    for (const entry of batch.entries.slice(0, until - index)) visit(entry, index++);
    isPartial ||= batch.isPartial;
    const known = urls.size;
    for (const entry of batch.entries) if (entry) urls.add(entry.url);
    idleLeft = urls.size > known ? mostIdle : idleLeft - 1;
    if (idleLeft === 0) return true;
    // Guards against a CMS that repeats its cursors forever.
    after = batch.after !== undefined && !seen.has(batch.after) ? batch.after : undefined;
    if (after !== undefined) seen.add(after);
    if (batch.entries.length === 0) break;
  }
  return isPartial;
}

/** Answers in sequence without a new URL, after which the CMS counts as one that makes up cursors. Drafts fill a few. */
const mostIdle = 20;

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
    limits.urlsPerType,
    () => false,
    (entry, index) => {
      const file = Math.floor(index / limits.urlsPerFile);
      if (entry) files[file] = { modified: latest(files[file]?.modified, entry.modified) };
    },
  );
  return { result: files, isPartial };
}

/**
 * The URLs of one file.
 * @param number from 1.
 * @returns `exists`: whether the type has so many positions, although all of them may be hidden.
 */
export async function sitemapEntries(
  source: SitemapSource,
  ask: QueryPublic,
  number: number,
  limits: SitemapLimits = siteConfig.sitemap,
): Promise<Walk<SitemapEntry[]> & { exists: boolean }> {
  const first = (number - 1) * limits.urlsPerFile;
  const end = Math.min(first + limits.urlsPerFile, limits.urlsPerType);
  const entries: SitemapEntry[] = [];
  let exists = false;
  if (first >= end) return { result: entries, isPartial: false, exists };
  const isPartial = await walk(
    source,
    ask,
    end,
    (upTo) => upTo > first,
    (entry, index) => {
      exists ||= index >= first;
      if (entry && index >= first) entries.push(entry);
    },
  );
  return { result: entries, isPartial, exists };
}
