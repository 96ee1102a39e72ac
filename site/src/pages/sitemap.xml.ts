import type { APIRoute } from 'astro';
import { siteUrlOf } from '../seo/site-url.ts';
import { sitemapSources } from '../seo/sitemap-sources.ts';
import { sitemapIndexXml } from '../seo/sitemap-xml.ts';
import { sitemapFiles } from '../seo/walk-sitemap.ts';
import { xmlResponse } from '../seo/xml-response.ts';

/** The sitemap index: as many files per type as the CMS has URLs for. */
export const GET: APIRoute = async ({ locals }) => {
  const types = await Promise.all(
    Object.entries(sitemapSources).map(async ([type, source]) => {
      const { result, isPartial } = await sitemapFiles(source, locals.queryPublic);
      locals.isPartial ||= isPartial;
      return result.map(({ modified }, index) => ({
        url: siteUrlOf(`/sitemap-${type}-${index + 1}.xml`),
        modified,
      }));
    }),
  );
  return xmlResponse(sitemapIndexXml(types.flat()));
};
