import { siteConfig } from '../config/site.config.ts';
import { safeHref } from './safe-href.ts';

/** Widths that `/image` answers for, ascending. */
export const listedWidths: readonly number[] = [...siteConfig.smallImageWidths, ...siteConfig.imageWidths];

/** `/media/…` for a file of the CMS's media library; undefined for anything hosted elsewhere. */
export function mediaPath(sourceUrl: string | null | undefined): string | undefined {
  const href = safeHref(sourceUrl);
  return href?.startsWith('/media/') ? href : undefined;
}

export function isSvg(path: string): boolean {
  return /\.svg(\?|$)/i.test(path);
}

/** The address of one size of an image. `width` must be one of `listedWidths`. */
export function imageUrl(path: string, width: number, quality: number = siteConfig.imageQuality): string {
  return `/image?url=${encodeURIComponent(path)}&w=${width}&q=${quality}`;
}

function atLeast(width: number): number {
  return listedWidths.find((listed) => listed >= width) ?? Math.max(...listedWidths);
}

/**
 * The sizes offered to the browser: with a fixed display width one for plain and one for dense
 * screens, else every listed width up to the original's own.
 */
export function imageSources(
  path: string,
  size: { displayWidth?: number | undefined; originalWidth?: number | undefined },
): { src: string; srcSet: string } {
  const { displayWidth, originalWidth = Number.POSITIVE_INFINITY } = size;
  const largest = atLeast(originalWidth);
  const wanted = displayWidth
    ? [atLeast(displayWidth), atLeast(displayWidth * 2)]
    : siteConfig.imageWidths.filter((width) => width <= largest);
  const widths = [...new Set(wanted.map((width) => Math.min(width, largest)))];
  const offered = widths.length > 0 ? widths : [largest];
  return {
    src: imageUrl(path, offered.find((width) => width >= 828) ?? Math.max(...offered)),
    srcSet: offered.map((width) => `${imageUrl(path, width)} ${width}w`).join(', '),
  };
}
