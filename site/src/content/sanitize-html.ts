import { LRUCache } from 'lru-cache';
import sanitize, { type IOptions, type Tag } from 'sanitize-html';
import { withFormPlaceholders } from './embedded-forms.ts';
import { imageSources, isSvg, mediaPath } from './image-url.ts';
import { withinMarkupBudget } from './markup-budget.ts';
import { isExternal, safeHref } from './safe-href.ts';
import { withScrollingTables } from './scrolling-tables.ts';

/** Images inside text are never wider than the text, and full width on a phone. */
const TEXT_IMAGE_SIZES = '(min-width: 48rem) 44rem, 100vw';

const TAGS =
  'h1 h2 h3 h4 h5 h6 p div section span a ul ol li dl dt dd blockquote cite q figure figcaption img picture ' +
  'table caption colgroup col thead tbody tfoot tr th td strong b em i u s del ins mark small sub sup br hr wbr ' +
  'pre code kbd samp var abbr address time details summary';

type Attributes = Record<string, string>;

function withoutEmpty(attributes: Record<string, string | undefined>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function link(tagName: string, { href, target, rel: _rel, ...rest }: Attributes): Tag {
  const safe = safeHref(href);
  if (!safe) return { tagName, attribs: rest };
  const opensTab = isExternal(safe) && target === '_blank';
  const outside = isExternal(safe) ? { rel: 'noopener', ...(opensTab && { target: '_blank' }) } : {};
  return { tagName, attribs: { ...rest, href: safe, ...outside } };
}

/** WordPress names the sizes that it makes of a picture by their pixels: `works-1024x640.jpg`. */
function namedSize(path: string): { width?: string | undefined; height?: string | undefined } {
  return /-(?<width>[1-9]\d{0,4})x(?<height>[1-9]\d{0,4})\.\w+$/.exec(path)?.groups ?? {};
}

function image(tagName: string, { src, alt, class: className, ...attributes }: Attributes): Tag {
  const path = mediaPath(src);
  if (!path) return { tagName: 'span', attribs: {} };
  const { width, height } = attributes.width && attributes.height ? attributes : namedSize(path);
  const originalWidth = Number(width) > 0 ? Number(width) : undefined;
  const sources = isSvg(path)
    ? { src: path }
    : {
        src: imageSources(path, {}).src,
        srcset: imageSources(path, { originalWidth: originalWidth && originalWidth * 2 }).srcSet,
        sizes: TEXT_IMAGE_SIZES,
      };
  return {
    tagName,
    attribs: withoutEmpty({
      ...sources,
      alt: alt ?? '',
      width,
      height,
      class: className,
      loading: 'lazy',
      decoding: 'async',
    }),
  };
}

/** An id is kept for links to headings, but not one that could stand in for a global of a script. */
function safeId(attributes: Attributes): Attributes {
  const { id, ...rest } = attributes;
  return id && /^[a-z][\w-]{0,80}$/i.test(id) && !(id in Object.prototype) ? { ...rest, id } : rest;
}

const options: IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    '*': ['id', 'lang', 'dir', 'title'],
    a: ['href', 'rel', 'target', 'download'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    div: ['data-gf-form', 'data-title', 'data-description', 'data-gf-closed'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
    col: ['span'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    time: ['datetime'],
    details: ['open'],
  },
  allowedClasses: {
    '*': ['align*', 'wp-*', 'has-*', 'is-*', 'size-*', 'columns-*', 'button', 'button-*', 'lead', 'note'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'iframe',
    'noscript',
    'noembed',
    'noframes',
    'xmp',
    'title',
    'svg',
    'math',
    'template',
    'object',
  ],
  nestingLimit: 50,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: safeId(attribs) }),
    a: (tagName, attribs) => link(tagName, safeId(attribs)),
    img: (tagName, attribs) => image(tagName, attribs),
  },
};

const cache = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (safe, html) => safe.length + html.length + 1,
});

/**
 * HTML of the CMS reduced to a short list of tags and attributes, links and images led through the
 * site. The answer is kept, so that a text is cleaned once and not on every render.
 */
export function sanitizeHtml(html: string): string {
  const known = cache.get(html);
  if (known !== undefined) return known;
  const safe = withScrollingTables(sanitize(withFormPlaceholders(withinMarkupBudget(html)), options).trim());
  cache.set(html, safe);
  return safe;
}
