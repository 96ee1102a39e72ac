import { siteUrlOf } from './site-url.ts';

const DIRECTIVE =
  /^(?:(?:no)?index|(?:no)?follow|none|all|noarchive|nosnippet|noimageindex|notranslate|max-(?:snippet|video-preview):-?\d{1,5}|max-image-preview:(?:none|standard|large))$/;

/** The known robots directives, in lower case; undefined when there are none. */
export function robotsDirectives(value: string | null | undefined): string | undefined {
  const directives = (value ?? '').toLowerCase().split(',');
  const known = directives.map((directive) => directive.trim()).filter((directive) => DIRECTIVE.test(directive));
  return known.length > 0 ? [...new Set(known)].join(', ') : undefined;
}

/** Whether these directives hide a page from search engines. */
export function isNoindex(robots: string | null | undefined): boolean {
  return /(?:^|[\s,])(?:noindex|none)(?:$|[\s,])/i.test(robots ?? '');
}

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
