import type { SitemapEntry } from './sitemap-entry.ts';
import { xmlText } from './xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function document(root: 'sitemapindex' | 'urlset', item: 'sitemap' | 'url', entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ url, modified }) => {
    const lastmod = modified ? `<lastmod>${xmlText(modified)}</lastmod>` : '';
    return `<${item}><loc>${xmlText(url)}</loc>${lastmod}</${item}>\n`;
  });
  return `${DECLARATION}\n<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`;
}

/** The sitemap index. */
export function sitemapIndexXml(files: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', files);
}

/** One file of the sitemap. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}
