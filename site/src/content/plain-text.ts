import * as texts from '@headwater/brand/texts.ts';
import { decodeHTML } from 'entities/decode';
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import { withinMarkupBudget } from './markup-budget.ts';

/** The entities that the sanitizer itself writes; every other one is decoded by its parser. */
const ESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The title of a node as text; a placeholder that can be read and clicked when it has none. */
export function titleText(value: string | null | undefined): string {
  return plainText(value) || texts.untitled;
}

/**
 * Plain text: no tags, decoded entities, single spaces. For titles, labels and descriptions,
 * which WordPress sends escaped (`&amp;`) and editors sometimes format.
 */
export function plainText(value: string | null | undefined): string {
  if (!value) return '';
  return value.includes('<') ? textOf(value) : withSingleSpaces(decodeHTML(value));
}

/** Where a text has a new line, or a box of its own. */
const BREAKS = /<\/?(?:br|p|div|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|table|blockquote|figure|section|article)\b/gi;

/** Makes of "Continue reading", which themes and plugins append to excerpts, a tag whose text is dropped. */
function dropWayOn(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  return { tagName: /\b(?:more-link|read-?more)\b/i.test(attribs.class ?? '') ? 'script' : tagName, attribs };
}

const read = new LRUCache<string, string>({
  maxSize: 1024 * 1024,
  sizeCalculation: (text, value) => text.length + value.length + 1,
});

/** The text of HTML, read once while pages show it. */
function textOf(value: string): string {
  const text = read.get(value) ?? withSingleSpaces(withoutTags(value));
  read.set(value, text);
  return text;
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function withoutTags(value: string): string {
  return sanitize(withinMarkupBudget(value).replace(BREAKS, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    transformTags: { a: dropWayOn },
  }).replace(/&(?:amp|lt|gt|quot);/g, (entity) => ESCAPES[entity] ?? '');
}
