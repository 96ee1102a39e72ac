import { decodeEntities } from '@headwater/contract/text/entities.ts';

/** Signs and abbreviations behind a number, by the word that stands for them in the index. */
const units: readonly [RegExp, string][] = [
  [/(?<=\d)\s*(?:["”″]|''|in(?:ch(?:es)?)?\b\.?)/giu, ' in '],
  [/(?<=\d)\s*(?:['’′]|f(?:ee|oo)?t\b\.?)/giu, ' ft '],
  [/(?<=\d)\s*(?:horse ?power|hp)\b/giu, ' hp '],
];

export const unitWords: ReadonlySet<string> = new Set(units.map(([, word]) => word.trim()));

/** Vulgar fractions as `1/2`, apart from the number before them. */
function withPlainFractions(text: string): string {
  return text
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, ' $& ')
    .normalize('NFKC')
    .replaceAll('\u2044', '/');
}

/** Text without markup, for the index: no sanitizer, because it is never shown. The time grows linearly with the text. */
export function textOf(html: string): string {
  return decodeEntities(html.replace(/<(?:script|style)\b[^<]*<\/(?:script|style)>|<[^<>]*>/gi, ' ')).replace(
    /\s+/g,
    ' ',
  );
}

/**
 * Text as the index and its queries split it into words: numbers apart from letters, signs of units as words. `10hp`,
 * `10 HP` and `10 horsepower` are the same two words, `GR300` is `GR-300`.
 */
export function searchable(text: string): string {
  const plain = units.reduce((changed, [sign, word]) => changed.replace(sign, word), withPlainFractions(text));
  return plain.replace(/(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/gu, ' ');
}

/** Words with a hyphen, in one, so that `nonclog` finds `non-clog`. */
export function joinedWords(text: string): string {
  return [...text.matchAll(/\p{L}{2,}-\p{L}{2,}/gu)].map(([word]) => word.replace('-', '')).join(' ');
}

/** The tokens of a text as FTS5's `unicode61` finds them, in lower case. */
export function tokensOf(text: string): string[] {
  return (
    searchable(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}
