import type { Endpoint } from '../document/define-page.ts';
import { sitemapSource } from '../seo/sitemap-sources.ts';
import { sitemapXml } from '../seo/sitemap-xml.ts';
import { sitemapEntries } from '../seo/walk-sitemap.ts';
import { xmlResponse } from '../seo/xml-response.ts';

const PATH = /^\/sitemap-(\w+)-(\d+)\.xml$/;

/** One file of the sitemap; undefined for files that the index does not list. */
export const GET: Endpoint = async ({ url, locals }) => {
  const [, type, number] = PATH.exec(url.pathname) ?? [];
  const source = sitemapSource(type);
  if (!source) return undefined;
  const { result, isPartial } = await sitemapEntries(source, locals.queryPublic, Number(number));
  locals.isPartial ||= isPartial;
  return result.length > 0 || isPartial ? xmlResponse(sitemapXml(result)) : undefined;
};
