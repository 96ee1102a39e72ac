import { siteConfig } from '../../config/site.config.ts';
import { listedWidths } from '../image-url.ts';

/** One size of one image. */
export interface ImageRequest {
  /** Below the uploads folder, decoded. */
  path: string;
  width: number;
  quality: number;
  format: 'webp' | 'jpeg';
}

const RASTER = /\.(?:jpe?g|png|gif|webp)$/i;

function decodedPath(url: string): string | undefined {
  if (!url.startsWith('/media/') || /[?#\\]/.test(url)) return undefined;
  try {
    const path = decodeURIComponent(url.slice('/media/'.length));
    const isClean = path.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
    return isClean && !/[\p{Cc}\\]/u.test(path) && RASTER.test(path) ? path : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function listed(text: string | null, values: readonly number[]): number | undefined {
  return values.find((value) => String(value) === text);
}

/**
 * Reads `?url=/media/…&w=640&q=75`. Accepts only the site's own media, in listed widths and qualities.
 * @param accept the browser's `Accept` header: WebP if it is supported.
 * @returns undefined for anything else, which is a 400.
 */
export function readImageRequest(search: URLSearchParams, accept: string): ImageRequest | undefined {
  const path = decodedPath(search.get('url') ?? '');
  const width = listed(search.get('w'), listedWidths);
  const quality = listed(search.get('q') ?? String(siteConfig.imageQuality), siteConfig.imageQualities);
  if (path === undefined || width === undefined || quality === undefined) return undefined;
  return { path, width, quality, format: accept.includes('image/webp') ? 'webp' : 'jpeg' };
}
