import { cmsPlaces } from '../config/cms-places.ts';
import { env } from '../config/env.ts';
import { safeHref } from '../content/safe-href.ts';
import { siteUrlOf } from './site-url.ts';

function isUrl(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:\S+$/i.test(text) || /^\/\/\S+$/.test(text);
}

/**
 * A text with URLs on the CMS replaced by URLs on the site. A text that is itself a URL must be
 * allowed as a link.
 * @returns undefined for a URL that is not allowed.
 */
export function withSiteUrls(text: string): string | undefined {
  if (!isUrl(text)) {
    return text.replaceAll(env.CMS_URL, env.SITE_URL).replaceAll(cmsPlaces().home, env.SITE_URL);
  }
  const href = safeHref(text);
  if (href === undefined) return undefined;
  return href.startsWith('/') ? siteUrlOf(href) : text;
}
