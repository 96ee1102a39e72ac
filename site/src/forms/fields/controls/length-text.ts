import * as texts from '@headwater/brand/texts.ts';

function written(count: number): string {
  return count.toLocaleString(texts.locale);
}

/** The text of a counter. For an empty value it is only the limit, as on a page without JavaScript. */
export function lengthText(length: number, most: number): string {
  if (length === 0) return texts.upToCharacters(written(most));
  const used = texts.charactersOf(written(length), written(most));
  return length > most ? texts.tooManyCharacters(used, written(length - most)) : used;
}
