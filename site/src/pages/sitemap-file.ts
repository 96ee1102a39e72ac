import { siteConfig } from '../config/site.config.ts';
import type { Endpoint } from '../document/define-page.ts';
import type { PageLocals } from '../document/page-locals.ts';
import { siteUrlOf } from '../seo/site-url.ts';
import { type SitemapEntry, sitemapSource } from '../seo/sitemap-sources.ts';
import { sitemapXml } from '../seo/sitemap-xml.ts';
import { sitemapEntries } from '../seo/walk-sitemap.ts';
import { xmlResponse } from '../seo/xml-response.ts';

const PATH = /^\/sitemap-(\w+)-(\d+)\.xml$/;

/** Pages of parts, from the index, which leaves out those that say no more than a row of a product's page. */
export async function partEntries({ catalogue }: PageLocals): Promise<SitemapEntry[]> {
  const paths = (await catalogue?.partPaths().catch(() => undefined)) ?? [];
  return paths.map((path) => ({ url: siteUrlOf(path), modified: undefined }));
}

/** One file of the sitemap; undefined for files that the index does not list. */
export const GET: Endpoint = async ({ url, locals }) => {
  const [, type, number] = PATH.exec(url.pathname) ?? [];
  if (type === 'part') {
    const { urlsPerFile } = siteConfig.sitemap;
    const own = (await partEntries(locals)).slice((Number(number) - 1) * urlsPerFile, Number(number) * urlsPerFile);
    return own.length > 0 ? xmlResponse(sitemapXml(own)) : undefined;
  }
  const source = sitemapSource(type);
  if (!source) return undefined;
  const { result, isPartial, exists } = await sitemapEntries(source, locals.queryPublic, Number(number));
  locals.isPartial ||= isPartial;
  return exists || isPartial ? xmlResponse(sitemapXml(result)) : undefined;
};
