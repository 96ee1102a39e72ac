import { cmsPlaces } from '../config/cms-places.ts';
import { siteConfig } from '../config/site.config.ts';
import { encodePath } from '../page-cache/path-key.ts';
import { oldPath } from './old-path.ts';

/** Pages of the site itself, as opposed to the CMS's: their paths have no trailing slash. */
export const ownPages: ReadonlySet<string> = new Set([
  '/search',
  siteConfig.paths.finder,
  '/privacy-choices',
  '/saved-form',
  '/request',
  '/frame/map',
  '/frame/video',
  '/login',
  '/preview',
]);

/** Whether a path is a page's in any spelling: in capitals, with slashes at its end. */
export function anySpelling(own: string): (path: string) => boolean {
  return (path) => path.slice(0, own.length).toLowerCase() === own && /^\/*$/.test(path.slice(own.length));
}

/** @param path decoded, in any spelling */
export function isOwnPage(path: string): boolean {
  return ownPages.has(path.toLowerCase().replace(/\/+$/, ''));
}

/** White space and characters without width, which links copied from texts end with. */
const INVISIBLE_END = /(?<![\s\u200b-\u200d\u2060\ufeff])[\s\u200b-\u200d\u2060\ufeff]+(?=\/*$)/u;

/**
 * The canonical form of a page's path: WordPress's own, in lower case with single slashes, with or without a trailing
 * slash as its permalinks, without `index.php` and invisible characters at its end.
 * @param path decoded.
 */
export function canonicalPath(path: string): string {
  const segments = path.replace(INVISIBLE_END, '').toLowerCase().split('/').filter(Boolean);
  if (segments[0] === 'index.php') segments.shift();
  const bare = `/${segments.join('/')}`;
  return bare === '/' || ownPages.has(bare) || !cmsPlaces().hasSlash ? bare : `${bare}/`;
}

/** Paths of the API and of assets, which are neither pages nor spelled in another way. */
const NO_PAGE = /^\/(?:api|_[^/]*)(?:\/|$)/;

/**
 * The path of a link at which the site responds with 200: a link must not lead to a redirect that is known beforehand.
 * @param path encoded
 */
export function linkPath(path: string): string {
  const isFile = path.slice(path.lastIndexOf('/') + 1).includes('.') && !/^\/index\.php$/i.test(path);
  return oldPath(path) ?? (isFile || NO_PAGE.test(path) ? path : canonicalPath(path));
}

/** URLs that were escaped once too often have `&amp;` between their parameters. */
function canonicalQuery(query: string): string {
  return query.replace(/&amp;/gi, '&').replace(/^amp;/i, '');
}

/**
 * The redirect target of a request: the canonical form in one step, with its query.
 * @returns undefined when path and query are canonical already.
 */
export function redirectTarget(path: string, query: string): string | undefined {
  const [canonical, cleaned] = [canonicalPath(path), canonicalQuery(query)];
  if (canonical === path && cleaned === query) return undefined;
  return encodePath(canonical) + (cleaned ? `?${cleaned}` : '');
}
