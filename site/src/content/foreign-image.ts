import { isIP } from 'node:net';
import { siteConfig } from '../config/site.config.ts';
import { isCleanPath, isRaster } from './picture-file.ts';

/**
 * The URL of a picture on another host that the configuration names, with HTTPS and nothing but a path.
 * @param hosts exact names
 * @returns undefined for every other URL, and for formats that cannot be resized
 */
export function foreignImage(
  value: string | null | undefined,
  hosts: readonly string[] = siteConfig.imageHosts,
): string | undefined {
  if (!value || hosts.length === 0 || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  const hasMore = url.username || url.password || url.port || url.search || url.hash;
  // Names only: what they lead to is checked with each connection.
  const isNamed = hosts.includes(url.hostname) && isIP(url.hostname.replace(/[[\]]/g, '')) === 0;
  if (url.protocol !== 'https:' || hasMore || !isNamed) return undefined;
  try {
    const path = decodeURIComponent(url.pathname.slice(1));
    return isCleanPath(path) && isRaster(path) ? url.href : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
