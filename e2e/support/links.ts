import { startTags, type Tag } from './html.ts';

const addressAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  video: ['src', 'poster'],
  iframe: ['src'],
  form: ['action'],
  use: ['href'],
  image: ['href'],
  meta: ['content'],
};

/**
 * Every http URL that a page links to or loads, absolute and without fragment.
 * @param html the page
 * @param base the page's own URL
 */
export function urlsIn(html: string, base: string): string[] {
  const urls = startTags(html).flatMap((tag) =>
    (addressAttributes[tag.name] ?? []).flatMap((attribute) => valuesOf(tag, attribute)),
  );
  return [...new Set(urls.flatMap((text) => absolute(text, base)))];
}

function valuesOf({ name, attributes }: Tag, attribute: string): string[] {
  const value = attributes[attribute];
  if (value === undefined) return [];
  // In <meta>, only images for social networks are URLs.
  if (name === 'meta' && !/^(og|twitter):image$/.test(attributes.property ?? attributes.name ?? '')) return [];
  // Form actions cannot be visited; the policy header restricts them to the site's origin.
  if (name === 'form' && attributes.method?.toLowerCase() === 'post') return [];
  return attribute === 'srcset' ? ends(sourceSet(value)) : [value];
}

function sourceSet(value: string): string[] {
  return value.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

/** The smallest and the largest of a source set: the others differ only in width. */
function ends(urls: readonly string[]): string[] {
  return [urls.at(0), urls.at(-1)].filter((text) => text !== undefined);
}

function absolute(text: string, base: string): string[] {
  if (!URL.canParse(text, base)) return [`unreadable:${text}`];
  const url = new URL(text, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? [url.href] : [];
}
