import * as texts from '@headwater/brand/texts.ts';

function written(count: number): string {
  return count.toLocaleString(texts.locale);
}

/** Words for a counter. An empty text has the limit alone, which is also what a page without JavaScript shows. */
export function lengthText(length: number, most: number): string {
  if (length === 0) return texts.upToCharacters(written(most));
  const used = texts.charactersOf(written(length), written(most));
  return length > most ? texts.tooManyCharacters(used, written(length - most)) : used;
}
