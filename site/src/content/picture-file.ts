/** Formats that the site can resize. */
const RASTER = /\.(?:jpe?g|jpe|png|gif|webp|avif)$/i;
/** Formats that browsers show, sent as they were uploaded: an SVG has no pixels, the others have no decoder. */
const WHOLE = /\.(?:svg|bmp|ico)$/i;
/** Formats that can hold several frames. */
const MOVING = /\.(?:gif|webp)$/i;

/** Visitors who want less motion see the first frame. */
export const MOTION = '(prefers-reduced-motion: no-preference)';

export const isRaster = (path: string): boolean => RASTER.test(path);
export const isWhole = (path: string): boolean => WHOLE.test(path);
export const mayMove = (path: string): boolean => MOVING.test(path);

/** A decoded path of a file that no server reads as another one: without empty, hidden or climbing segments. */
export function isCleanPath(path: string): boolean {
  const isClean = path.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
  return isClean && !/[\p{Cc}\\]/u.test(path);
}

/** The path below the uploads folder, decoded, of a picture that browsers show; undefined for anything else. */
export function decodedPicture(url: string): string | undefined {
  if (!url.startsWith('/media/') || /[?#\\]/.test(url)) return undefined;
  try {
    const path = decodeURIComponent(url.slice('/media/'.length));
    return isCleanPath(path) && (RASTER.test(path) || WHOLE.test(path)) ? path : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
