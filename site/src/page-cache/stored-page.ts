import { contentHash } from '@headwater/contract/http/content-hash.ts';
import type { ThirdParties } from '../consent/third-parties.ts';
import { withOwnMemory } from './own-memory.ts';

/** The result of a rendering. */
export interface RenderedPage {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The page's third parties; absent when it has none. Its own policy, in `headers`, allows none of them. */
  thirdParties?: Readonly<ThirdParties> | undefined;
  /** Nodes of the CMS on the page. */
  tags: readonly string[];
  /** Whether parts of it could not be resolved. */
  isPartial: boolean;
  /** When the page expires, as epoch milliseconds: a form on it opens or closes. Absent if no such time is known. */
  validUntil?: number | undefined;
  /** Age of its oldest data when the rendering began, in milliseconds. */
  dataAgeMs?: number;
}

/** A rendered page, ready to be sent again and again. Times are milliseconds of the cache's clock. */
export interface StoredPage extends RenderedPage {
  etag: string;
  renderedAt: number;
  freshUntil: number;
  /** After a refresh that failed: not before this. */
  retryAt: number;
  gzip: Buffer | undefined;
  brotli: Buffer | undefined;
}

/** In bytes. A longer page is a mistake; a sitemap has 50,000 URLs of up to 250 characters. */
const LARGEST = { page: 2 * 1024 * 1024, document: 16 * 1024 * 1024 };

function fits({ headers, body }: RenderedPage): boolean {
  return body.length <= LARGEST[headers['content-type']?.includes('xml') ? 'document' : 'page'];
}

/** A rendering with its ETag and times. */
export function storedPage(rendered: RenderedPage, now: number, freshFor: number): StoredPage {
  const etag = contentHash(rendered.body);
  return {
    ...rendered,
    body: withOwnMemory(rendered.body),
    etag,
    renderedAt: now,
    freshUntil: now + freshFor,
    retryAt: 0,
    gzip: undefined,
    brotli: undefined,
  };
}

/** Whether the page has expired. @param time epoch milliseconds */
export function isOver({ validUntil }: RenderedPage, time: number): boolean {
  return validUntil !== undefined && time >= validUntil;
}

/** Whether it is a complete page or a permanent redirect. */
export function isGood({ status, isPartial }: RenderedPage): boolean {
  return (status === 200 || status === 308) && !isPartial;
}

/** Only complete, public pages are stored: no errors, no cookies, no `no-store` or `private`, nothing huge. */
export function isStorable(rendered: RenderedPage): boolean {
  const { headers } = rendered;
  const refuses = headers['set-cookie'] !== undefined || /no-store|private/i.test(headers['cache-control'] ?? '');
  return isGood(rendered) && !refuses && fits(rendered);
}

/**
 * Whether the CMS reported, without errors, that the page does not exist. One that must not be stored is about its own
 * path alone.
 */
export function isMissing({ status, isPartial, headers }: RenderedPage): boolean {
  return status === 404 && !isPartial && !/no-store/.test(headers['cache-control'] ?? '');
}

/** Whether the page says that its content was withdrawn. Not stored, and not taken for a missing path: it says more. */
export function isGone({ status, isPartial }: RenderedPage): boolean {
  return status === 410 && !isPartial;
}

/** Bytes that a page takes in memory. */
export function pageSize({ body, gzip, brotli, tags }: StoredPage): number {
  return body.length + (gzip?.length ?? 0) + (brotli?.length ?? 0) + tags.length * 64 + 1024;
}
