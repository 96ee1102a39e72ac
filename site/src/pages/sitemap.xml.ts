import { siteConfig } from '../config/site.config.ts';
import type { Endpoint } from '../document/define-page.ts';
import { siteUrlOf } from '../seo/site-url.ts';
import { type SitemapEntry, sitemapSources } from '../seo/sitemap-sources.ts';
import { sitemapIndexXml } from '../seo/sitemap-xml.ts';
import { sitemapFiles } from '../seo/walk-sitemap.ts';
import { xmlResponse } from '../seo/xml-response.ts';
import { ownEntries } from './sitemap-file.ts';

/** The sitemap index: as many files per type as the CMS has URLs for. */
export const GET: Endpoint = async ({ locals }) => {
  const files: SitemapEntry[] = [];
  // One query at a time: visitors do not wait for it, and visitors' pages need the CMS as well.
  for (const [type, source] of Object.entries(sitemapSources)) {
    const { result, isPartial } = await sitemapFiles(source, locals.queryPublic);
    locals.isPartial ||= isPartial;
    for (const [index, { modified }] of result.entries()) {
      files.push({ url: siteUrlOf(`/sitemap-${type}-${index + 1}.xml`), modified });
    }
  }
  for (const [type, entriesOf] of Object.entries(ownEntries)) {
    const own = await entriesOf(locals);
    for (let file = 0; file * siteConfig.sitemap.urlsPerFile < own.length; file += 1)
      files.push({ url: siteUrlOf(`/sitemap-${type}-${file + 1}.xml`), modified: undefined });
  }
  return xmlResponse(sitemapIndexXml(files));
};
