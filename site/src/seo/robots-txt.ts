import { siteUrlOf } from './site-url.ts';

/** What robots may not crawl: search results are endless, APIs and drafts are not pages. */
const DISALLOWED = ['/search', '/api/', '/preview'];
/** The rules above are prefixes, and pages may start with the same word. */
const ALLOWED = ['/search-', '/preview-'];

function rules(name: 'Allow' | 'Disallow', paths: readonly string[]): string {
  return paths.map((path) => `${name}: ${path}\n`).join('');
}

/** The site's `robots.txt`. */
export function robotsTxt(): string {
  return `User-agent: *\n${rules('Disallow', DISALLOWED)}${rules('Allow', ALLOWED)}\nSitemap: ${siteUrlOf('/sitemap.xml')}\n`;
}
