import { Parser } from 'htmlparser2';
import { withinMarkupBudget } from '../content/markup-budget.ts';
import { type HeadTag, identity, meta } from './head-tag.ts';
import type { JsonObject } from './json-ld.ts';
import { readJsonLd } from './read-json-ld.ts';
import { robotsDirectives } from './robots.ts';
import { withSiteUrls } from './site-text.ts';
import { ownUrlOf, sharedImage } from './site-url.ts';

/** The usable parts of a head that a plugin of the CMS wrote. */
export interface FullHead {
  title: string | undefined;
  description: string | undefined;
  robots: string | undefined;
  /** Absolute URL of an image on the site. */
  image: string | undefined;
  /** Title and text of the Open Graph tags, which plugins make of those of the page unless an editor writes others. */
  social: { title: string | undefined; description: string | undefined };
  /** As the editor wrote it. */
  canonical: string | undefined;
  /** Open Graph, Twitter and article tags, and translations: on the site's own origin or on sister domains. */
  tags: readonly HeadTag[];
  jsonLd: readonly JsonObject[];
}

const LONGEST_HEAD = 200_000;
/** The parser's time grows faster than linearly with the number of unclosed elements. */
const MOST_ELEMENTS = 2_000;
const LONGEST_CONTENT = 2_000;
const MOST_TAGS = 60;
/** `og:image:width` and the like describe the original, not the size that the site serves. */
const ALLOWED_META = /^(?:description|robots|og:(?!image:)[a-z_:]{1,40}|twitter:[a-z\d_:]{1,40}|article:[a-z_]{1,40})$/;
const IMAGES = /^(?:og:image|twitter:image)$/;

function clean(text: string | undefined): string {
  return (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function secureUrlOf(href: string | undefined): string | undefined {
  return href?.startsWith('https://') ? URL.parse(href)?.href : undefined;
}

/** Collects allowed parts while the parser reads the head. */
class HeadCollector {
  readonly metas = new Map<string, string>();
  readonly alternates: HeadTag[] = [];
  readonly jsonLd: JsonObject[] = [];
  title: string | undefined;
  canonical: string | undefined;

  meta(attributes: Record<string, string>): void {
    const name = (attributes.property ?? attributes.name ?? '').toLowerCase();
    const content = clean(attributes.content);
    const isAllowed = ALLOWED_META.test(name) && content !== '' && content.length <= LONGEST_CONTENT;
    if (isAllowed && !this.metas.has(name) && this.metas.size < MOST_TAGS) this.metas.set(name, content);
  }

  link({ rel, href, hreflang, type }: Record<string, string>): void {
    if (rel?.toLowerCase() === 'canonical') this.canonical ??= href;
    const url = rel?.toLowerCase() === 'alternate' ? (ownUrlOf(href) ?? secureUrlOf(href)) : undefined;
    // Alternates without a language are feeds and data of the CMS, which are not for visitors.
    if (!url || type || !/^[a-z\d-]{2,20}$/i.test(hreflang ?? '') || this.alternates.length >= MOST_TAGS) return;
    this.alternates.push({ name: 'link', attributes: { rel: 'alternate', hreflang: hreflang ?? '', href: url } });
  }

  tags(): HeadTag[] {
    const tags = [...this.metas].flatMap(([name, content]) => {
      if (name === 'description' || name === 'robots' || IMAGES.test(name)) return [];
      const value = withSiteUrls(content);
      return value === undefined ? [] : [meta(name, value)];
    });
    return [...new Map([...tags, ...this.alternates].map((tag) => [identity(tag), tag])).values()];
  }
}

function collect(html: string): HeadCollector {
  const head = new HeadCollector();
  let open: { name: 'title' | 'json'; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta') head.meta(attributes);
      else if (name === 'link') head.link(attributes);
      else if (name === 'title') open = { name, text: '' };
      else if (name === 'script' && attributes.type?.toLowerCase() === 'application/ld+json')
        open = { name: 'json', text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (!open || (name !== 'title' && name !== 'script')) return;
      if (open.name === 'title') head.title ??= clean(open.text);
      else if (head.jsonLd.length < MOST_TAGS) head.jsonLd.push(...readJsonLd(open.text));
      open = undefined;
    },
  });
  parser.end(withinMarkupBudget(html.slice(0, LONGEST_HEAD), LONGEST_HEAD, MOST_ELEMENTS));
  return head;
}

/**
 * Parses a head from the CMS. Nothing of it is rendered as it came: allowed parts are read
 * as text and rendered anew, everything else (scripts, styles, refreshes, other links) is dropped.
 */
export function parseFullHead(html: string | null | undefined): FullHead {
  const head = collect(html ?? '');
  return {
    title: head.title || undefined,
    description: head.metas.get('description'),
    robots: robotsDirectives(head.metas.get('robots')),
    image: sharedImage(head.metas.get('og:image') ?? head.metas.get('twitter:image')),
    social: { title: head.metas.get('og:title'), description: head.metas.get('og:description') },
    canonical: head.canonical,
    tags: head.tags(),
    jsonLd: head.jsonLd,
  };
}
