import * as texts from '@headwater/brand/texts.ts';
import { decodeHTML } from 'entities/decode';
import sanitize from 'sanitize-html';
import { withinMarkupBudget } from './markup-budget.ts';

/** The entities that the sanitizer itself writes; every other one is decoded by its parser. */
const ESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The title of an entry as text; a placeholder that can be read and clicked when it has none. */
export function titleText(value: string | null | undefined): string {
  return plainText(value) || texts.untitled;
}

/**
 * Plain text: no tags, decoded entities, single spaces. For titles, labels and descriptions,
 * which WordPress sends escaped (`&amp;`) and editors sometimes format.
 */
export function plainText(value: string | null | undefined): string {
  if (!value) return '';
  const text = value.includes('<') ? withoutTags(value) : decodeHTML(value);
  return text.replace(/\s+/g, ' ').trim();
}

function withoutTags(value: string): string {
  return sanitize(withinMarkupBudget(value), { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => ESCAPES[entity] ?? '',
  );
}
