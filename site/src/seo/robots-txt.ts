import { siteAddress } from './site-address.ts';

/** What robots may not read: search results are endless, interfaces and drafts are no pages. */
const DISALLOWED = ['/search', '/api/', '/preview'];

/** The site's `robots.txt`. */
export function robotsTxt(): string {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${siteAddress('/sitemap.xml')}\n`;
}
