import { company } from '@headwater/brand/company.ts';
import { siteConfig } from '../config/site.config.ts';
import { type JsonObject, known } from './json-ld.ts';
import { siteUrlOf } from './site-url.ts';

export const CONTEXT = 'https://schema.org';

/** A breadcrumb: plain text and an absolute URL. */
export interface TrailStep {
  name: string;
  url: string;
}

export interface ArticleFacts {
  headline: string;
  /** Times in GMT, as ISO 8601 with `Z`. */
  published?: string | undefined;
  modified?: string | undefined;
  author?: string | undefined;
}

export interface PageFacts {
  /** The site's title in WordPress, by which search engines know the company. */
  siteName?: string | undefined;
  url: string | undefined;
  image: string | undefined;
}

export function companyReference(siteName: string | undefined) {
  const name = siteName || company.name;
  return { '@type': 'Organization', '@id': siteUrlOf('/#organization'), name, url: siteUrlOf('/') } as const;
}

/** The company that owns the site. */
export function organization(siteName?: string): JsonObject {
  return known({
    '@context': CONTEXT,
    ...companyReference(siteName),
    logo: siteUrlOf('/icon-512.png'),
    foundingDate: String(company.founded),
    email: company.email,
    telephone: company.phone.href.replace(/^tel:/, ''),
    address: known({
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.city,
      addressRegion: company.region,
      postalCode: company.postalCode,
      addressCountry: company.country,
    }),
    sameAs: Object.values(company.social).filter(Boolean),
  });
}

/** The site, with the search that search engines may offer beside it. */
export function website(siteName?: string): JsonObject {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': siteUrlOf('/#website'),
    url: siteUrlOf('/'),
    name: siteName || company.name,
    publisher: companyReference(siteName),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrlOf(siteConfig.paths.search)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The breadcrumbs of a page, itself last. A page directly below the front page has two steps. */
export function breadcrumbList(trail: readonly TrailStep[]): JsonObject {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function articleData(article: ArticleFacts, page: PageFacts): JsonObject {
  return known({
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.headline,
    mainEntityOfPage: page.url,
    image: page.image,
    datePublished: article.published,
    dateModified: article.modified ?? article.published,
    author: article.author ? { '@type': 'Person', name: article.author } : companyReference(page.siteName),
    publisher: companyReference(page.siteName),
  });
}
