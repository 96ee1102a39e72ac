import { siteConfig } from '../../config/site.config.ts';
import type { Category } from '../../consent/categories.ts';
import { openPolicy } from '../../consent/open-policy.ts';
import { openCategories } from '../../consent/third-parties.ts';
import { SPECULATION_RULES_PATH } from '../../navigation/speculation-rules.ts';
import type { ServedPage } from '../../page-cache/served-page.ts';
import { isGood, type StoredPage } from '../../page-cache/stored-page.ts';
import { UNITS_TAG } from '../../page-cache/units-key.ts';
import type { EncodedResponse } from '../http/send.ts';

/** Shared caches may store a page but must revalidate it each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const POLICY = 'content-security-policy';

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

/** What a page's response depends on, besides the page. */
export interface PageReader {
  /** Whether the page is prefetched. */
  isAhead: boolean;
  /** The categories of third parties that the visitor allows. */
  allowed: ReadonlySet<Category>;
  /** The request headers on which `allowed` depends, for `Vary`. */
  vary: string;
  /** `Set-Cookie` for what the visitor just chose. */
  cookie?: string | undefined;
}

/** Names the variant of a page that a visitor gets by consent; empty for the page as it is stored. */
export function variantOf(
  { thirdParties }: Pick<StoredPage, 'thirdParties'>,
  { allowed }: Pick<PageReader, 'allowed'>,
): string {
  return thirdParties ? openCategories(thirdParties, allowed).join('.') : '';
}

/**
 * The headers that depend on cookies. Consent does not change the body: a page's policy is opened for the third parties
 * that the visitor allows, and `Server-Timing` tells its scripts which these are. Units have pages of their own.
 */
function cookieHeaders(
  { thirdParties, headers, tags }: StoredPage,
  { allowed, vary }: PageReader,
): Record<string, string> {
  if (!thirdParties) return tags.includes(UNITS_TAG) ? { vary: 'Cookie' } : {};
  const open = openCategories(thirdParties, allowed);
  if (open.length === 0) return { vary };
  const sources = open.map((category) => thirdParties[category] ?? {});
  return {
    vary,
    ...(headers[POLICY] && { [POLICY]: openPolicy(headers[POLICY], sources) }),
    'server-timing': `allowed;desc="${open.join(' ')}"`,
  };
}

/** The response for a served page, with its caching headers. Hits and misses share it, so that they agree. */
export function pageResponse({ page, state, ageSeconds }: ServedPage, reader: PageReader): EncodedResponse {
  const whenStored = reader.cookie
    ? 'private, no-cache'
    : reader.isAhead
      ? prefetchedCacheControl(ageSeconds)
      : REVALIDATE;
  const cacheControl = page.headers['cache-control'] ?? (isGood(page) ? whenStored : 'no-store');
  const hasLinks = page.headers['content-type']?.startsWith('text/html');
  const variant = variantOf(page, reader);
  return {
    ...page,
    etag: variant ? `${page.etag}.${variant}` : page.etag,
    headers: {
      ...page.headers,
      ...(hasLinks && { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
      ...cookieHeaders(page, reader),
      ...(reader.cookie && { 'set-cookie': reader.cookie }),
      'cache-control': cacheControl,
      age: String(ageSeconds),
      'x-cache': state,
    },
  };
}
