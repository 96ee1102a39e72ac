import { env } from '../config/env.ts';
import { imageUrl, isSvg, mediaPath } from '../content/image-url.ts';
import { withUpperCaseEscapes } from '../content/percent-escapes.ts';
import { safeHref } from '../content/safe-href.ts';

/** Width at which services show a shared page's picture, in pixels; one of the listed widths. */
const SHARED_WIDTH = 1200;

/** The absolute address of a path of the site. It is made of `SITE_URL` alone, never of a request's host. */
export function siteAddress(path: string): string {
  return withUpperCaseEscapes(new URL(path, env.SITE_URL).href);
}

/**
 * An address of the CMS or the site as an absolute address of the site.
 * @returns undefined for addresses elsewhere and for what is none.
 */
export function ownAddress(value: string | null | undefined): string | undefined {
  const href = safeHref(value);
  return href?.startsWith('/') ? siteAddress(href) : undefined;
}

/** The picture that other services show beside a link: one of our own media, no vector drawing. */
export function sharedImage(sourceUrl: string | null | undefined): string | undefined {
  const path = mediaPath(sourceUrl);
  return path && !isSvg(path) ? siteAddress(imageUrl(path, SHARED_WIDTH)) : undefined;
}
