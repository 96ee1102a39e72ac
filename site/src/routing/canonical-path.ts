import { encodePath } from '../page-cache/path-key.ts';

/** Pages of the site itself, as opposed to the CMS's: addressed without a trailing slash. */
export const ownPages: ReadonlySet<string> = new Set(['/search', '/login', '/preview']);

/**
 * The one form of a page's path: WordPress's own, in lower case with single slashes and one at the
 * end, without `index.php`.
 * @param path decoded.
 */
export function canonicalPath(path: string): string {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  if (segments[0] === 'index.php') segments.shift();
  const bare = `/${segments.join('/')}`;
  return bare === '/' || ownPages.has(bare) ? bare : `${bare}/`;
}

/** Addresses that were escaped once too often carry `&amp;` between their parameters. */
export function canonicalQuery(query: string): string {
  return query.replace(/&amp;/gi, '&').replace(/^amp;/i, '');
}

/**
 * Where a request has to go instead: one step to the final form, its query kept.
 * @returns undefined when path and query are canonical already.
 */
export function redirectTarget(path: string, query: string): string | undefined {
  const [canonical, cleaned] = [canonicalPath(path), canonicalQuery(query)];
  if (canonical === path && cleaned === query) return undefined;
  return encodePath(canonical) + (cleaned ? `?${cleaned}` : '');
}
