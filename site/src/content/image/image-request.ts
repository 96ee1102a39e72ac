import { siteConfig } from '../../config/site.config.ts';
import { type Crop, isCrop } from '../crop.ts';
import { foreignImage } from '../foreign-image.ts';
import { listedWidths } from '../image-url.ts';
import { decodedPicture, isRaster, mayMove } from '../picture-file.ts';

/** One size of one image. */
export interface ImageRequest {
  /** Below the uploads folder, decoded; or the URL of a picture on another host. */
  path: string;
  width: number;
  quality: number;
  format: 'avif' | 'webp' | 'jpeg';
  /** Only the middle of it, in this shape. */
  crop?: Crop;
  /** With all its frames, in WebP. */
  moves?: true;
}

/** A picture of another host, whose URL is written as pages of the site write it. */
function foreignUrl(url: string, hosts: readonly string[] | undefined): string | undefined {
  return foreignImage(url, hosts) === url ? url : undefined;
}

/** Whether the image of a request is on another host than the CMS. */
export function isForeign({ path }: Pick<ImageRequest, 'path'>): boolean {
  // A path of the media library has no empty segment.
  return path.startsWith('https://');
}

/** The best format that a browser names. Large sizes are WebP, because AVIF would take much memory and time. */
function formatFor(accept: string, width: number): ImageRequest['format'] {
  if (accept.includes('image/avif') && width <= siteConfig.avifMaxWidth) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

function listed(text: string | null, values: readonly number[]): number | undefined {
  return values.find((value) => String(value) === text);
}

/**
 * Reads `?url=/media/…&w=640&q=75`, `&crop=8:5` for its middle, and `&moves=1` for a picture with its frames. Accepts
 * only the site's own media and pictures of configured hosts, in listed widths, qualities and shapes.
 * @param accept the browser's `Accept` header, which decides the format
 * @param hosts whose pictures are accepted; those of the configuration
 * @returns undefined for anything else, which is a 400.
 */
export function readImageRequest(
  search: URLSearchParams,
  accept: string,
  hosts?: readonly string[],
): ImageRequest | undefined {
  const url = search.get('url') ?? '';
  const path = decodedPicture(url) ?? foreignUrl(url, hosts);
  const width = listed(search.get('w'), listedWidths);
  const quality = listed(search.get('q') ?? String(siteConfig.imageQuality), siteConfig.imageQualities);
  if (path === undefined || !isRaster(path) || width === undefined || quality === undefined) return undefined;
  const [crop, moves] = [search.get('crop'), search.get('moves')];
  if (crop !== null && !isCrop(crop)) return undefined;
  if (moves === null) return { path, width, quality, format: formatFor(accept, width), ...(crop && { crop }) };
  if (moves !== '1' || !mayMove(path) || crop) return undefined;
  return accept.includes('image/webp')
    ? { path, width, quality, format: 'webp', moves: true }
    : { path, width, quality, format: 'jpeg' };
}
