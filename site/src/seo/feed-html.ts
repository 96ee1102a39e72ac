import sanitize, { type Attributes } from 'sanitize-html';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { siteAddress } from './site-address.ts';

function absolute(value: string | undefined): string | undefined {
  return value?.startsWith('/') || value?.startsWith('#') ? siteAddress(value) : value;
}

function withAddress(attributes: Attributes, name: 'href' | 'src'): Attributes {
  const address = absolute(attributes[name]);
  return address ? { ...attributes, [name]: address } : attributes;
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
