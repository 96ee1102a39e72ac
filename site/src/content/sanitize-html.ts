import { LRUCache } from 'lru-cache';
import sanitize, { type IOptions, type Tag, type Transformer } from 'sanitize-html';
import { fromPlaces } from '../config/cms-places.ts';
import { withPreparedBlocks } from './core-blocks.ts';
import { withFormPlaceholders } from './embedded-forms.ts';
import { embeddedFrame, embeddedObject, mediaSource, playableMedia } from './embedded-media.ts';
import { withPreparedEmbeds } from './embeds/prepare-embeds.ts';
import { withoutEmptyBoxes } from './empty-boxes.ts';
import { withStyleClasses } from './inline-styles.ts';
import { withinMarkupBudget } from './markup-budget.ts';
import { mathAttributes, mathTags } from './math.ts';
import { allowedSchemes, isExternal, safeHref } from './safe-href.ts';
import { withScrollingTables } from './scrolling-tables.ts';
import { withTextBreaks } from './text-breaks.ts';
import { textImage, withMovingPictures } from './text-image.ts';
import { withSiteUrls } from './text-urls.ts';

const TAGS =
  'h1 h2 h3 h4 h5 h6 p div section span a ul ol li dl dt dd blockquote cite q figure figcaption img picture ' +
  'table caption colgroup col thead tbody tfoot tr th td strong b em i u s del ins mark small sub sup br hr wbr ' +
  'pre code kbd samp var abbr address time details summary video audio source track bdi bdo dfn ruby rt rp';

type Attributes = Record<string, string>;

/** @param attributes of which `data-embed` is the sanitizer's own: see `embeddedFrame` */
function link(tagName: string, attributes: Attributes): Tag {
  const { href, target, rel: _rel, 'data-embed': _embed, 'data-embed-from': _from, ...rest } = attributes;
  const safe = safeHref(href);
  if (!safe) return { tagName, attribs: rest };
  const opensTab = isExternal(safe) && target === '_blank';
  const outside = isExternal(safe) ? { rel: 'noopener', ...(opensTab && { target: '_blank' }) } : {};
  return { tagName, attribs: { ...rest, href: safe, ...outside } };
}

/** Keeps ids as link targets, except those that could shadow a global of a script. */
function safeId(attributes: Attributes): Attributes {
  const { id, ...rest } = attributes;
  return id && /^[a-z][\w-]{0,80}$/i.test(id) && !(id in Object.prototype) ? { ...rest, id } : rest;
}

/** Removes style attributes; the layout that they describe stays, as classes. */
function styled({ style, ...rest }: Attributes): Attributes {
  const classes = withStyleClasses(rest.class, style);
  return classes === undefined ? rest : { ...rest, class: classes };
}

const options: IOptions = {
  allowedTags: [...TAGS.split(' '), ...mathTags],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir', 'title'],
    a: ['href', 'rel', 'target', 'download', 'data-embed', 'data-embed-from'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    div: ['data-gf-form', 'data-title', 'data-description', 'data-gf-closed'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
    col: ['span'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    time: ['datetime'],
    details: ['open'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'preload'],
    audio: ['src', 'controls', 'preload'],
    source: ['src', 'type'],
    track: ['src', 'kind', 'srclang', 'label'],
    ...mathAttributes,
  },
  allowedClasses: {
    '*': [
      'align*',
      'are-*',
      'blocks-gallery-*',
      'columns-*',
      'gallery',
      'gallery-*',
      'has-*',
      'is-*',
      'screen-reader-text',
      'size-*',
      'wp-*',
      'button',
      'button-*',
      'lead',
      'note',
    ],
  },
  allowedSchemes,
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
    'annotation',
    'annotation-xml',
    'template',
    'object',
  ],
  selfClosing: ['img', 'br', 'hr', 'wbr', 'col', 'source', 'track'],
  exclusiveFilter: ({ tag, attribs }) => (tag === 'source' || tag === 'track') && !attribs.src,
  textFilter: (text, tag) => (mathTags.includes(tag) ? text : withTextBreaks(withSiteUrls(text))),
  nestingLimit: 50,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: styled(safeId(attribs)) }),
    a: (tagName, attribs) => link(tagName, safeId(attribs)),
    source: mediaSource,
    track: mediaSource,
  },
};

/** Elements of which a link may be made, with what makes it. */
const toLinks = {
  img: textImage,
  iframe: embeddedFrame,
  object: embeddedObject,
  embed: embeddedObject,
  video: playableMedia,
  audio: playableMedia,
} satisfies Record<string, Transformer>;

/** The options for one text, which know whether the parser is inside a link: it cannot contain another. */
function optionsForText(): IOptions {
  let openLinks = 0;
  const unlinked =
    (transform: Transformer): Transformer =>
    (tagName, attributes) => {
      const tag = transform(tagName, attributes);
      return tag.tagName === 'a' && openLinks > 0 ? { ...tag, tagName: 'span', attribs: {} } : tag;
    };
  const links = Object.entries(toLinks).map(([name, transform]) => [name, unlinked(transform)] as const);
  return {
    ...options,
    onOpenTag: (name) => {
      if (name === 'a') openLinks += 1;
    },
    onCloseTag: (name) => {
      if (name === 'a') openLinks -= 1;
    },
    transformTags: { ...options.transformTags, ...Object.fromEntries(links) },
  };
}

/** Of one set of places: links are written by them. */
const cleaned = fromPlaces(
  () =>
    new LRUCache<string, string>({
      maxSize: 8 * 1024 * 1024,
      sizeCalculation: (safe, html) => safe.length + html.length + 1,
    }),
);

/**
 * Reduces HTML from the CMS to a short list of tags and attributes, and rewrites links and images to
 * the site's own. Results are cached, so that a text is cleaned once and not on every render.
 */
export function sanitizeHtml(html: string): string {
  const cache = cleaned();
  const known = cache.get(html);
  if (known !== undefined) return known;
  const prepared = withPreparedEmbeds(withPreparedBlocks(withFormPlaceholders(withinMarkupBudget(html))));
  const safe = withMovingPictures(withScrollingTables(withoutEmptyBoxes(sanitize(prepared, optionsForText())).trim()));
  cache.set(html, safe);
  return safe;
}
