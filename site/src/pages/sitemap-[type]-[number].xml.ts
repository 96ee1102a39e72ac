import type { APIRoute } from 'astro';
import { sitemapSource } from '../seo/sitemap-sources.ts';
import { sitemapXml } from '../seo/sitemap-xml.ts';
import { sitemapEntries } from '../seo/walk-sitemap.ts';
import { xmlResponse } from '../seo/xml-response.ts';

/** One file of the sitemap. Files that the index does not list are a 404. */
export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const source = sitemapSource(params.type);
  if (!source) return rewrite('/404');
  const { result, isPartial } = await sitemapEntries(source, locals.queryPublic, Number(params.number));
  locals.isPartial ||= isPartial;
  return result.length > 0 || isPartial ? xmlResponse(sitemapXml(result)) : rewrite('/404');
};
