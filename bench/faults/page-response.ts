import * as texts from '@headwater/brand/texts.ts';
import { contentHash } from '@headwater/e2e/support/content-hash.ts';

/** What a visitor got for one request of a page. */
export interface PageResponse {
  /** Undefined when the connection broke or nothing came within a minute. */
  status: number | undefined;
  /** Equal for equal content; see `contentHash`. */
  hash: string;
  /** The value of `X-Cache`. */
  cache: string;
  /** Whether `Cache-Control` forbids storing it. */
  isNoStore: boolean;
  /** Whether it is the 503 that visitors may see: branded if it is HTML, never stored, with a time to come back. */
  isHonest503: boolean;
  milliseconds: number;
}

const LONGEST_MS = 60_000;

/** Requests one page like a visitor's browser. Never rejects. */
export async function loadPage(url: string): Promise<PageResponse> {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_MS) });
    const body = await response.text();
    const { status, headers } = response;
    const isNoStore = headers.get('cache-control') === 'no-store';
    const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
    const isHonest503 =
      status === 503 && headers.has('retry-after') && isNoStore && (!isHtml || body.includes(texts.outageTitle));
    return {
      status,
      hash: contentHash(body, new URL(url).origin),
      cache: headers.get('x-cache') ?? '',
      isNoStore,
      isHonest503,
      milliseconds: elapsed(),
    };
  } catch {
    return { status: undefined, hash: '', cache: '', isNoStore: false, isHonest503: false, milliseconds: elapsed() };
  }
}
