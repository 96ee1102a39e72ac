import { LRUCache } from 'lru-cache';
import sanitize, { type IOptions, type Tag } from 'sanitize-html';
import { withFormPlaceholders } from './embedded-forms.ts';
import { embeddedFrame, mediaSource, playableMedia } from './embedded-media.ts';
import { imageSources, isSvg, mediaPath } from './image-url.ts';
import { styledWidth, withStyleClasses } from './inline-styles.ts';
import { withinMarkupBudget } from './markup-budget.ts';
import { isExternal, safeHref } from './safe-href.ts';
import { withScrollingTables } from './scrolling-tables.ts';
import { withTextBreaks } from './text-breaks.ts';

/** Images in text are never wider than the text column, and full width on a phone. */
const TEXT_IMAGE_SIZES = '(min-width: 48rem) 44rem, 100vw';

const TAGS =
  'h1 h2 h3 h4 h5 h6 p div section span a ul ol li dl dt dd blockquote cite q figure figcaption img picture ' +
  'table caption colgroup col thead tbody tfoot tr th td strong b em i u s del ins mark small sub sup br hr wbr ' +
  'pre code kbd samp var abbr address time details summary video audio source track';

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

/** WordPress puts the dimensions of resized images into their file names: `works-1024x640.jpg`. */
function namedSize(path: string): { width?: string | undefined; height?: string | undefined } {
  return /-(?<width>[1-9]\d{0,4})x(?<height>[1-9]\d{0,4})\.\w+$/.exec(path)?.groups ?? {};
}

/** The size that is written, or the one in the file's name; scaled to the width that an editor dragged it to. */
function shownSize(path: string, { width, height, style }: Attributes): ReturnType<typeof namedSize> {
  const own = width && height ? { width, height } : namedSize(path);
  const dragged = styledWidth(style);
  if (!dragged || !own.width || !own.height) return own;
  const scale = dragged / Number(own.width);
  return { width: String(Math.round(dragged)), height: String(Math.round(Number(own.height) * scale)) };
}

function image(tagName: string, { src, alt, ...attributes }: Attributes): Tag {
  const path = mediaPath(src);
  if (!path) return { tagName: 'span', attribs: {} };
  const { width, height } = shownSize(path, attributes);
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
      class: withStyleClasses(attributes.class, attributes.style),
      loading: 'lazy',
      decoding: 'async',
    }),
  };
}

/** Keeps ids as link targets, except those that could shadow a global of a script. */
function safeId(attributes: Attributes): Attributes {
  const { id, ...rest } = attributes;
  return id && /^[a-z][\w-]{0,80}$/i.test(id) && !(id in Object.prototype) ? { ...rest, id } : rest;
}

/** Removes style attributes; the layout that they describe is kept as classes. */
function styled({ style, ...rest }: Attributes): Attributes {
  const classes = withStyleClasses(rest.class, style);
  return classes === undefined ? rest : { ...rest, class: classes };
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
    video: ['src', 'width', 'height', 'controls', 'preload'],
    audio: ['src', 'controls', 'preload'],
    source: ['src', 'type'],
    track: ['src', 'kind', 'srclang', 'label'],
  },
  allowedClasses: {
    '*': [
      ...[
        'align*',
        'are-*',
        'blocks-gallery-*',
        'columns-*',
        'gallery',
        'gallery-*',
        'has-*',
        'is-*',
        'size-*',
        'wp-*',
      ],
      ...['button', 'button-*', 'lead', 'note'],
    ],
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
  selfClosing: ['img', 'br', 'hr', 'wbr', 'col', 'source', 'track'],
  textFilter: (text) => withTextBreaks(text),
  nestingLimit: 50,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: styled(safeId(attribs)) }),
    a: (tagName, attribs) => link(tagName, safeId(attribs)),
    img: image,
    iframe: embeddedFrame,
    video: playableMedia,
    audio: playableMedia,
    source: mediaSource,
    track: mediaSource,
  },
};

const cache = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (safe, html) => safe.length + html.length + 1,
});

/**
 * Reduces HTML from the CMS to a short list of tags and attributes, and rewrites links and images to
 * the site's own. Results are cached, so that a text is cleaned once and not on every render.
 */
export function sanitizeHtml(html: string): string {
  const known = cache.get(html);
  if (known !== undefined) return known;
  const safe = withScrollingTables(sanitize(withFormPlaceholders(withinMarkupBudget(html)), options).trim());
  cache.set(html, safe);
  return safe;
}
