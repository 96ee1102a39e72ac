import { type FragmentOf, graphql, readFragment } from '../cms-client/graphql.ts';
import { env } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import { plainText } from '../content/plain-text.ts';

export const SeoParts = graphql(`
  fragment SeoParts on PostTypeSEO {
    title
    metaDesc
  }
`);

/** What a page says about itself in its `<head>`; all text is plain, all addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  /** Absent on pages that are not to be found, such as a 404. */
  canonical?: string | undefined;
  robots?: string | undefined;
  image?: string | undefined;
}

/** Title and tagline of the site, as `generalSettings` answers them. */
export type SiteIdentity = { title: string | null; description: string | null } | null | undefined;

interface HeadSource {
  site: SiteIdentity;
  /** The page's own title; without one the site's tagline stands in. */
  title?: string | null | undefined;
  seo?: FragmentOf<typeof SeoParts> | null | undefined;
  /** Path of the page as the CMS knows it. */
  path?: string | null | undefined;
  robots?: string | undefined;
  /** Path of an image of the site, for previews in other services. */
  image?: string | undefined;
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(` ${siteConfig.titleSeparator} `);
}

/**
 * A title that somebody wrote for search engines. Where nobody did, WordPress answers the page's own
 * title there, which says nothing about the site.
 */
function writtenTitle(seoTitle: string | null | undefined, nodeTitle: string | null | undefined): string {
  const written = plainText(seoTitle);
  return written === plainText(nodeTitle) ? '' : written;
}

/**
 * The title rule: a title written for search engines stands alone; else "page title | site title",
 * or "site description | site title" for the front page and pages without a title. The description
 * falls back to the site's.
 */
export function pageHead({ site, title, seo, path, robots, image }: HeadSource): PageHead {
  const engines = readFragment(SeoParts, seo);
  const tagline = plainText(site?.description);
  const ownTitle = path === '/' ? '' : plainText(title);
  return {
    title: writtenTitle(engines?.title, title) || joined(ownTitle || tagline, plainText(site?.title)),
    description: plainText(engines?.metaDesc) || tagline,
    canonical: path ? new URL(path, env.SITE_URL).href : undefined,
    robots,
    image: image && new URL(image, env.SITE_URL).href,
  };
}
