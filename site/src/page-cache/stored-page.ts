import { contentHash } from '@headwater/contract/http/content-hash.ts';

/** What a rendering came to. */
export interface RenderedPage {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Nodes of the CMS that the page is made of. */
  tags: readonly string[];
  /** Whether parts of it could not be resolved. */
  isPartial: boolean;
  /** When the page stops being true, as epoch milliseconds: a form on it opens or closes. Absent: nobody knows of it. */
  validUntil?: number | undefined;
  /** By how many milliseconds its oldest data were asked for before the rendering began. */
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

/** In bytes. A page of this length is a mistake; a sitemap has 50,000 addresses of up to 250 characters. */
const LARGEST = { page: 2 * 1024 * 1024, document: 16 * 1024 * 1024 };

function fits({ headers, body }: RenderedPage): boolean {
  return body.length <= LARGEST[headers['content-type']?.includes('xml') ? 'document' : 'page'];
}

/** Freezes a rendering in time. */
export function storedPage(rendered: RenderedPage, now: number, freshFor: number): StoredPage {
  const etag = contentHash(rendered.body);
  return {
    ...rendered,
    etag,
    renderedAt: now,
    freshUntil: now + freshFor,
    retryAt: 0,
    gzip: undefined,
    brotli: undefined,
  };
}

/** Whether the page says what is no longer so. @param time epoch milliseconds */
export function isOver({ validUntil }: RenderedPage, time: number): boolean {
  return validUntil !== undefined && time >= validUntil;
}

/** A page, or the way to where it has moved. */
export function isGood({ status, isPartial }: RenderedPage): boolean {
  return (status === 200 || status === 308) && !isPartial;
}

/** Only whole, public, ordinary pages are kept: no errors, no cookies, nothing that forbids it, nothing huge. */
export function isStorable(rendered: RenderedPage): boolean {
  const { headers } = rendered;
  const refuses = headers['set-cookie'] !== undefined || /no-store|private/i.test(headers['cache-control'] ?? '');
  return isGood(rendered) && !refuses && fits(rendered);
}

/** Whether the CMS said, without errors, that there is no such page. */
export function isMissing({ status, isPartial }: RenderedPage): boolean {
  return status === 404 && !isPartial;
}

/** Bytes that a page takes in memory. */
export function pageSize({ body, gzip, brotli, tags }: StoredPage): number {
  return body.length + (gzip?.length ?? 0) + (brotli?.length ?? 0) + tags.length * 64 + 1024;
}
