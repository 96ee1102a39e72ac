import { env } from '../config/env.ts';
import { imagePath, imageUrl } from '../content/image-url.ts';
import { withUpperCaseEscapes } from '../content/percent-escapes.ts';
import { isWhole } from '../content/picture-file.ts';
import { safeHref } from '../content/safe-href.ts';
import { linkPath } from '../routing/canonical-path.ts';

/** Width of a shared page's image in social networks, in pixels; one of the listed widths. */
const SHARED_WIDTH = 1200;

/** A path that every URL parser leaves as it is. */
const PLAIN_PATH = /^\/(?:[\w-]+\/)*[\w-]*$/;
const { origin } = new URL(env.SITE_URL);

/** The absolute URL of a path on the site. Derived from `SITE_URL` only, never from a request's host. */
export function siteUrlOf(path: string): string {
  if (PLAIN_PATH.test(path)) return `${origin}${path}`;
  return withUpperCaseEscapes(new URL(path, env.SITE_URL).href);
}

/** The absolute URL at which the site responds to a page's path with 200, however the CMS spells it. */
export function pageUrlOf(path: string): string {
  const url = new URL(siteUrlOf(path));
  url.pathname = linkPath(url.pathname);
  return withUpperCaseEscapes(url.href);
}

/**
 * The absolute URL on the site for a page's URL on the CMS or the site.
 * @returns undefined for URLs elsewhere and for invalid ones.
 */
export function ownUrlOf(value: string | null | undefined): string | undefined {
  const href = safeHref(value);
  return href?.startsWith('/') ? siteUrlOf(href) : undefined;
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * The canonical URL that an editor wrote, if it is another one than that of the content itself.
 * @param uri path of the content in the CMS
 */
export function writtenCanonical(
  canonical: string | null | undefined,
  uri: string | null | undefined,
): string | undefined {
  const own = ownUrlOf(canonical);
  // The page that became the front page has another URL in a plugin's table, which redirects to the front page.
  if (own) return own === ownUrlOf(uri) || uri === '/' ? undefined : own;
  const url = canonical?.startsWith('https://') ? URL.parse(canonical) : null;
  // The content's own path elsewhere is a plugin's default, such as on the front end that this site replaces.
  return url && !withoutSlash(url.pathname).endsWith(withoutSlash(uri ?? '')) ? url.href : undefined;
}

/** The preview image for social networks: one that the site resizes. */
export function sharedImage(sourceUrl: string | null | undefined): string | undefined {
  const path = imagePath(sourceUrl);
  return path && !isWhole(path) ? siteUrlOf(imageUrl(path, SHARED_WIDTH)) : undefined;
}
