import { siteConfig } from '../config/site.config.ts';
import type { Endpoint } from '../document/define-page.ts';
import type { PageLocals } from '../document/page-locals.ts';
import { paperPath } from '../documents/paper.ts';
import { PAPERS_TAG } from '../documents/shelf.ts';
import { siteUrlOf } from '../seo/site-url.ts';
import { type SitemapEntry, sitemapSource } from '../seo/sitemap-sources.ts';
import { sitemapXml } from '../seo/sitemap-xml.ts';
import { sitemapEntries } from '../seo/walk-sitemap.ts';
import { xmlResponse } from '../seo/xml-response.ts';

const PATH = /^\/sitemap-(\w+)-(\d+)\.xml$/;

/** Pages that the CMS does not list. */
export const ownEntries: Readonly<Record<string, (locals: PageLocals) => Promise<SitemapEntry[]>>> = {
  /** From the index, which leaves out parts of which a page says no more than a row of a product's page. */
  async part({ catalogue }) {
    const paths = (await catalogue?.partPaths().catch(() => undefined)) ?? [];
    return paths.map((path) => ({ url: siteUrlOf(path), modified: undefined }));
  },
  async paper({ papers, tags }) {
    tags.add(PAPERS_TAG);
    return (papers?.papers() ?? []).map((paper) => ({
      ...{ url: siteUrlOf(paperPath(paper)), modified: paper.files[0]?.date || undefined },
    }));
  },
};

/** One file of the sitemap; undefined for files that the index does not list. */
export const GET: Endpoint = async ({ url, locals }) => {
  const [, type, number] = PATH.exec(url.pathname) ?? [];
  const entriesOf = type === undefined || !Object.hasOwn(ownEntries, type) ? undefined : ownEntries[type];
  if (entriesOf) {
    const { urlsPerFile } = siteConfig.sitemap;
    const own = (await entriesOf(locals)).slice((Number(number) - 1) * urlsPerFile, Number(number) * urlsPerFile);
    return own.length > 0 ? xmlResponse(sitemapXml(own)) : undefined;
  }
  const source = sitemapSource(type);
  if (!source) return undefined;
  const { result, isPartial, exists } = await sitemapEntries(source, locals.queryPublic, Number(number));
  locals.isPartial ||= isPartial;
  return exists || isPartial ? xmlResponse(sitemapXml(result)) : undefined;
};
