import { escapeUTF8 } from 'entities/escape';
import { env } from '../config/env.ts';
import { safeHref } from './safe-href.ts';

const CMS = new URL(env.CMS_URL);
const SITE = new URL(env.SITE_URL);
const WRITTEN = /https?:\/\/[^\s<>"']{1,2000}/gi;
/** What ends a sentence behind a URL, in escaped text. */
const ENDS = new Set('.,:!?)');

/** @param written as it is in escaped text */
function siteUrl(written: string): string {
  let to = written.length;
  while (ENDS.has(written.charAt(to - 1))) to -= 1;
  const url = written.slice(0, to).replaceAll('&amp;', '&');
  if (!URL.canParse(url) || new URL(url).host !== CMS.host) return written;
  const path = safeHref(url);
  return (path?.startsWith('/') ? escapeUTF8(new URL(path, SITE).href) : '') + written.slice(to);
}

/**
 * URLs of the CMS that shortcodes and plugins print become those of the site; pages that only the CMS has are left out.
 * @param text escaped text between tags
 */
export function withSiteUrls(text: string): string {
  return CMS.host === SITE.host || !text.includes('://') ? text : text.replace(WRITTEN, siteUrl);
}
