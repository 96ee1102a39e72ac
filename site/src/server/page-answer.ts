import { siteConfig } from '../config/site.config.ts';
import { SPECULATION_RULES_PATH } from '../navigation/speculation-rules.ts';
import type { ServedPage } from '../page-cache/served-page.ts';
import { isGood } from '../page-cache/stored-page.ts';
import type { EncodedAnswer } from './send.ts';

/** Shared caches may store a page but must revalidate it each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * A prefetched page is useless unless the browser may show it without a second request. Browsers subtract
 * `Age` from `max-age`.
 */
function prefetchedCacheControl(ageSeconds: number): string {
  return `private, max-age=${siteConfig.prefetchSeconds + ageSeconds}`;
}

/** Whether headers announce a prefetch. Browsers send `Sec-Purpose`; the site's own script sends `Purpose`. */
export function isPrefetch(purpose: string | undefined): boolean {
  return purpose !== undefined && /^prefetch\b/.test(purpose);
}

/** The response for a served page, with its caching headers. Hits and misses share it, so that they agree. */
export function pageAnswer({ page, state, ageSeconds }: ServedPage, isAhead: boolean): EncodedAnswer {
  const whenStored = isAhead ? prefetchedCacheControl(ageSeconds) : REVALIDATE;
  const cacheControl = page.headers['cache-control'] ?? (isGood(page) ? whenStored : 'no-store');
  const hasLinks = page.headers['content-type']?.startsWith('text/html');
  return {
    ...page,
    headers: {
      ...page.headers,
      ...(hasLinks && { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
      'cache-control': cacheControl,
      age: String(ageSeconds),
      'x-cache': state,
    },
  };
}
