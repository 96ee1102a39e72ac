import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../config/site.config.ts';
import { plainText } from '../content/plain-text.ts';
import { parseFullHead } from './full-head.ts';
import type { HeadTag } from './head-tag.ts';
import type { JsonObject } from './json-ld.ts';
import { type ProductFacts, productData } from './product-data.ts';
import { robotsDirectives } from './robots.ts';
import { type SeoRobots, seoRobots } from './seo-robots.ts';
import { pageUrlOf, siteUrlOf, writtenCanonical } from './site-url.ts';
import {
  type ArticleFacts,
  articleData,
  breadcrumbList,
  organization,
  type TrailStep,
  website,
} from './structured-data.ts';

/** The contents of a page's `<head>`; all text is plain, all URLs are absolute. */
export interface PageHead {
  title: string;
  description: string;
  /** The site's title in WordPress; absent on pages that don't use WordPress. */
  siteName?: string | undefined;
  /** Absent on pages that search engines should not list, such as a 404. */
  canonical?: string | undefined;
  robots?: string | undefined;
  image?: string | undefined;
  /** What an editor wrote for social networks, if it is something else. */
  social?: { title: string | undefined; description: string | undefined } | undefined;
  type?: 'website' | 'article' | 'product' | undefined;
  /** Dates and author of an article. */
  article?: ArticleFacts | undefined;
  /** Tags that the CMS adds; the site's own take precedence. */
  extraTags?: readonly HeadTag[] | undefined;
  jsonLd?: readonly JsonObject[] | undefined;
}

/** Title and tagline of the site, from `generalSettings`. */
export type SiteIdentity = { title: string | null; description: string | null } | null | undefined;

/** What an SEO plugin of the CMS provides for a page. */
export interface SeoTexts extends SeoRobots {
  title: string | null;
  metaDesc: string | null;
  canonical?: string | null;
}

export interface HeadSource {
  site: SiteIdentity;
  /** The page's own title; the site's tagline replaces a missing one. */
  title?: string | null | undefined;
  /** The title under which the CMS lists the page, if visitors see a different one. */
  listedTitle?: string | null | undefined;
  seo?: SeoTexts | null | undefined;
  /** HTML that summarizes the page, used when it has no description. */
  summary?: string | null | undefined;
  /** Path of the page in the CMS. */
  path?: string | null | undefined;
  robots?: string | undefined;
  /** Path or URL of an image on the site, for previews in social networks. */
  image?: string | undefined;
  /** The page's ancestors, from the top, without the front page. */
  trail?: readonly TrailStep[] | undefined;
  product?: ProductFacts | undefined;
  article?: ArticleFacts | undefined;
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(` ${siteConfig.titleSeparator} `);
}

/**
 * An SEO title that somebody wrote. Otherwise WordPress returns the page's own title,
 * which lacks the name of the site.
 */
function writtenTitle(seoTitle: string | null | undefined, { title, listedTitle }: HeadSource): string {
  const written = plainText(seoTitle);
  return written === plainText(title) || written === plainText(listedTitle) ? '' : written;
}

/** Search engines show about this many characters of a description. */
const LONGEST_DESCRIPTION = 160;

/** Cuts at a whole word; removes the mark that WordPress appends to a cut excerpt. */
function shortened(text: string): string {
  const whole = text.replace(/\s*\[…\]$/, '…');
  if (whole.length <= LONGEST_DESCRIPTION) return whole;
  const cut = whole.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, cut.search(/\S*$/)).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** For pages that have nothing of the CMS. @param title its parts */
export function headWithoutCms(...title: string[]): PageHead {
  return { title: joined(...title), description: '', robots: 'noindex' };
}

type Described = Pick<PageHead, 'canonical' | 'image'>;

function structuredData({ path, title, trail = [], product, article, site }: HeadSource, page: Described) {
  const siteName = plainText(site?.title);
  const facts = { url: page.canonical, image: page.image, siteName };
  const steps = [
    { name: siteName || texts.home, url: siteUrlOf('/') },
    ...trail,
    { name: plainText(title), url: page.canonical ?? '' },
  ];
  return [
    ...(path === '/' ? [organization(siteName), website(siteName)] : []),
    ...(page.canonical && path !== '/' && steps.every(({ name }) => name) ? [breadcrumbList(steps)] : []),
    ...(product ? [productData(product, facts)] : []),
    ...(article ? [articleData(article, facts)] : []),
  ];
}

/**
 * The title rule: an SEO title is used alone; otherwise "page title | site title",
 * or "site description | site title" for the front page and pages without a title. The description
 * falls back to the page's summary, then to the site's. From the CMS's own head, robots directives are added to the
 * page's, and everything else is used only where the site has no value.
 */
export function pageHead(source: HeadSource): PageHead {
  const { site, title, seo, path, robots, image, product, article } = source;
  const written = parseFullHead(seo?.fullHead);
  const tagline = plainText(site?.description);
  const ownTitle = path === '/' ? '' : plainText(title);
  const page: Described = {
    canonical: path ? (writtenCanonical(seo?.canonical ?? written.canonical, path) ?? pageUrlOf(path)) : undefined,
    image: written.image ?? (image ? siteUrlOf(image) : undefined),
  };
  const { title: socialTitle, description: socialText } = written.social;
  const description = plainText(seo?.metaDesc) || written.description || shortened(plainText(source.summary));
  return {
    title: writtenTitle(seo?.title || written.title, source) || joined(ownTitle || tagline, plainText(site?.title)),
    description: description || tagline,
    siteName: plainText(site?.title),
    ...page,
    social: {
      title: socialTitle === plainText(seo?.title) ? undefined : socialTitle,
      description: socialText === plainText(seo?.metaDesc) ? undefined : socialText,
    },
    robots: robotsDirectives(`${robots ?? ''},${seoRobots(seo, written.robots) ?? ''}`),
    type: product ? 'product' : article ? 'article' : 'website',
    article,
    extraTags: written.tags,
    jsonLd: [
      ...structuredData(
        {
          ...source,
          product: product && {
            ...product,
            description: description || product.description,
            category: product.category ?? source.trail?.at(-1)?.name,
          },
        },
        page,
      ),
      ...written.jsonLd,
    ],
  };
}
