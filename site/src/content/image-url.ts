import { siteConfig } from '../config/site.config.ts';
import type { Crop } from './crop.ts';
import { foreignImage } from './foreign-image.ts';
import { decodedPicture, mayMove } from './picture-file.ts';
import { safeHref } from './safe-href.ts';

/** Widths that `/image` accepts, ascending. */
export const listedWidths: readonly number[] = [...siteConfig.smallImageWidths, ...siteConfig.imageWidths];

/** `/media/…` for a file of the CMS's media library; undefined for anything hosted elsewhere. */
export function mediaPath(sourceUrl: string | null | undefined): string | undefined {
  const href = safeHref(sourceUrl);
  return href?.startsWith('/media/') ? href : undefined;
}

/**
 * A picture that the site sends: a file of the media library, without its query, or the URL of one on another host.
 * @param hosts whose pictures are taken; those of the configuration
 * @returns undefined for everything else, also for pictures that browsers do not show, such as TIFF
 */
export function imagePath(sourceUrl: string | null | undefined, hosts?: readonly string[]): string | undefined {
  const media = mediaPath(sourceUrl)?.replace(/[?#].*$/s, '');
  if (media === undefined) return foreignImage(sourceUrl, hosts);
  return decodedPicture(media) === undefined ? undefined : media;
}

/** The URL of one size of an image. `width` must be one of `listedWidths`. */
export function imageUrl(path: string, width: number, quality: number = siteConfig.imageQuality, crop?: Crop): string {
  return `/image?url=${encodeURIComponent(path)}&w=${width}&q=${quality}${crop ? `&crop=${crop}` : ''}`;
}

function atLeast(width: number): number {
  return listedWidths.find((listed) => listed >= width) ?? Math.max(...listedWidths);
}

/** Images in a fluid layout are never displayed narrower than this. */
const SMALLEST_FLUID = 256;

export interface ImageSources {
  src: string;
  srcSet: string;
  /** The same sizes of all frames, of a picture that may have several. */
  movingSrcSet?: string;
}

/**
 * The sizes offered to the browser: for a fixed display width, those between it and three times its
 * pixels; otherwise every listed width up to the original's own. On screens dense enough for the
 * larger sizes of a fixed width, compression artifacts are too small to be seen.
 * @param size `originalWidth` of what is left of a cropped one
 */
export function imageSources(
  path: string,
  size: { displayWidth?: number | undefined; originalWidth?: number | undefined; crop?: Crop | undefined },
): ImageSources {
  const { displayWidth, originalWidth = Number.POSITIVE_INFINITY, crop } = size;
  const largest = atLeast(originalWidth);
  const [from, to] = displayWidth ? [atLeast(displayWidth), atLeast(displayWidth * 3)] : [SMALLEST_FLUID, largest];
  const wanted = listedWidths.filter((width) => width >= from && width <= Math.min(to, largest));
  const offered = wanted.length > 0 ? wanted : [largest];
  const urlOf = (width: number) =>
    imageUrl(path, width, displayWidth && width > from ? siteConfig.denseImageQuality : siteConfig.imageQuality, crop);
  const srcSet = (more = '') => offered.map((width) => `${urlOf(width)}${more} ${width}w`).join(', ');
  return {
    src: urlOf(displayWidth ? Math.min(...offered) : (offered.find((width) => width >= 828) ?? Math.max(...offered))),
    srcSet: srcSet(),
    ...(mayMove(path) && { movingSrcSet: srcSet('&moves=1') }),
  };
}
