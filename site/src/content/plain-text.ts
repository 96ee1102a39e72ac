import * as texts from '@headwater/brand/texts.ts';
import sanitize from 'sanitize-html';
import { withinMarkupBudget } from './markup-budget.ts';

/** The escapes that the sanitiser itself writes; every other entity is decoded by its parser. */
const ESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The title of a content as text; something to read and to click where its editor gave it none. */
export function titleText(value: string | null | undefined): string {
  return plainText(value) || texts.untitled;
}

/**
 * Text only: tags gone, entities decoded, white space single. For titles, labels and descriptions,
 * which WordPress sends escaped (`&amp;`) and editors sometimes mark up.
 */
export function plainText(value: string | null | undefined): string {
  if (!value) return '';
  const text = /[<&]/.test(value)
    ? sanitize(withinMarkupBudget(value), { allowedTags: [], allowedAttributes: {} }).replace(
        /&(?:amp|lt|gt|quot);/g,
        (entity) => ESCAPES[entity] ?? '',
      )
    : value;
  return text.replace(/\s+/g, ' ').trim();
}
