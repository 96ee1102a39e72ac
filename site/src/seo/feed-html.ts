import sanitize, { type Attributes } from 'sanitize-html';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { siteUrlOf } from './site-url.ts';

function absolute(value: string | undefined): string | undefined {
  return value?.startsWith('/') || value?.startsWith('#') ? siteUrlOf(value) : value;
}

function withAddress(attributes: Attributes, name: 'href' | 'src'): Attributes {
  const url = absolute(attributes[name]);
  return url ? { ...attributes, [name]: url } : attributes;
}

/**
 * A text from the CMS as a feed reader shows it: sanitized as on the site, without what depends on
 * the site's styles and scripts, and with absolute URLs.
 */
export function feedHtml(html: string | null | undefined): string {
  return sanitize(sanitizeHtml(html ?? ''), {
    allowedTags: [...sanitize.defaults.allowedTags, 'img', 'ins', 'del'].filter((tag) => tag !== 'div'),
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'href') }),
      img: (tagName, attribs) => ({ tagName, attribs: withAddress(attribs, 'src') }),
    },
  }).trim();
}
