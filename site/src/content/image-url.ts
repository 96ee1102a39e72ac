import { siteConfig } from '../config/site.config.ts';
import { foreignImage } from './foreign-image.ts';
import { safeHref } from './safe-href.ts';

/** Widths that `/image` accepts, ascending. */
export const listedWidths: readonly number[] = [...siteConfig.smallImageWidths, ...siteConfig.imageWidths];

/** `/media/…` for a file of the CMS's media library; undefined for anything hosted elsewhere. */
export function mediaPath(sourceUrl: string | null | undefined): string | undefined {
  const href = safeHref(sourceUrl);
  return href?.startsWith('/media/') ? href : undefined;
}

/**
 * What `/image` takes as an image: a file of the media library, or the URL of a picture on another host.
 * @param hosts whose pictures are taken; those of the configuration
 */
export function imagePath(sourceUrl: string | null | undefined, hosts?: readonly string[]): string | undefined {
  return mediaPath(sourceUrl) ?? foreignImage(sourceUrl, hosts);
}

export function isSvg(path: string): boolean {
  return /\.svg(\?|$)/i.test(path);
}

/** The URL of one size of an image. `width` must be one of `listedWidths`. */
export function imageUrl(path: string, width: number, quality: number = siteConfig.imageQuality): string {
  return `/image?url=${encodeURIComponent(path)}&w=${width}&q=${quality}`;
}

function atLeast(width: number): number {
  return listedWidths.find((listed) => listed >= width) ?? Math.max(...listedWidths);
}

/** Images in a fluid layout are never displayed narrower than this. */
const SMALLEST_FLUID = 256;

/**
 * The sizes offered to the browser: for a fixed display width, those between it and twice its
 * pixels; otherwise every listed width up to the original's own. On screens dense enough for the
 * larger sizes of a fixed width, compression artifacts are too small to be seen.
 */
export function imageSources(
  path: string,
  size: { displayWidth?: number | undefined; originalWidth?: number | undefined },
): { src: string; srcSet: string } {
  const { displayWidth, originalWidth = Number.POSITIVE_INFINITY } = size;
  const largest = atLeast(originalWidth);
  const [from, to] = displayWidth ? [atLeast(displayWidth), atLeast(displayWidth * 2)] : [SMALLEST_FLUID, largest];
  const wanted = listedWidths.filter((width) => width >= from && width <= Math.min(to, largest));
  const offered = wanted.length > 0 ? wanted : [largest];
  const urlOf = (width: number) =>
    imageUrl(path, width, displayWidth && width > from ? siteConfig.denseImageQuality : siteConfig.imageQuality);
  return {
    src: urlOf(displayWidth ? Math.min(...offered) : (offered.find((width) => width >= 828) ?? Math.max(...offered))),
    srcSet: offered.map((width) => `${urlOf(width)} ${width}w`).join(', '),
  };
}
