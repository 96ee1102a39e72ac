import { company } from '@headwater/brand/company.ts';
import { siteConfig } from '../config/site.config.ts';
import type { PageHead } from './head.ts';
import { type HeadTag, identity, meta } from './head-tag.ts';
import { siteUrlOf } from './site-url.ts';

/** What editors write for X alone; plugins leave it out where it is that of other networks. */
const FOR_X = /^meta twitter:(?:title|description)$/;

/** Preview image for pages without an image. */
const FALLBACK_IMAGE = '/share.png';

function shared(head: PageHead): HeadTag[] {
  const image = head.image ?? siteUrlOf(FALLBACK_IMAGE);
  const title = head.social?.title ?? head.title;
  const description = head.social?.description ?? head.description;
  const pairs: [string, string | undefined][] = [
    ['og:type', head.type ?? 'website'],
    ['og:site_name', head.siteName || company.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', head.canonical],
    ['og:image', image],
    ['article:published_time', head.article?.published],
    ['article:modified_time', head.article?.modified],
    ['article:author', head.article?.author],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:url', head.canonical],
    ['twitter:image', image],
  ];
  return pairs.flatMap(([name, content]) => (content ? [meta(name, content)] : []));
}

/**
 * Every `<meta>` and `<link>` that describes a page, in rendering order. A page that does not exist
 * is not described to social networks.
 * @param verification token by which a search console recognizes the owner; empty when there is none.
 */
export function headTags(head: PageHead, verification: string = siteConfig.searchConsoleToken): HeadTag[] {
  const isFound = head.canonical !== undefined;
  const written = new Set((head.extraTags ?? []).map(identity).filter((tag) => FOR_X.test(tag)));
  const own: HeadTag[] = [
    ...(head.description ? [meta('description', head.description)] : []),
    ...(head.robots ? [meta('robots', head.robots)] : []),
    ...(verification ? [meta('google-site-verification', verification)] : []),
    ...(head.canonical ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: head.canonical } }] : []),
    ...(isFound ? shared(head).filter((tag) => !written.has(identity(tag))) : []),
  ];
  const taken = new Set(own.map(identity));
  const extra = isFound ? (head.extraTags ?? []).filter((tag) => !taken.has(identity(tag))) : [];
  return [...own, ...extra];
}
