import { env } from '../config/env.ts';
import { safeHref } from '../content/safe-href.ts';
import { siteAddress } from './site-address.ts';

function isAddress(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:\S+$/i.test(text) || /^\/\/\S+$/.test(text);
}

/**
 * A text in which addresses of the CMS became addresses of the site. A text that is an address
 * itself must be one that may be linked to.
 * @returns undefined for an address that may not.
 */
export function withSiteAddresses(text: string): string | undefined {
  if (!isAddress(text)) return text.replaceAll(env.CMS_URL, env.SITE_URL);
  const href = safeHref(text);
  if (href === undefined) return undefined;
  return href.startsWith('/') ? siteAddress(href) : text;
}
