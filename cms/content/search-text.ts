/** One word or quoted phrase of a search; `-word` excludes. */
export interface SearchTerm {
  text: string;
  excluded: boolean;
}

/** Lower case without accents, so that `grosse` finds `Größe`, as MySQL's collation does for WordPress. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/** The searched text: title, excerpt and content without markup, normalized. */
export function searchableText(...parts: string[]): string {
  return foldText(parts.map((part) => part.replace(/<[^>]*>/g, ' ')).join('\n'));
}

/**
 * Splits a search as WordPress does: words are separated by spaces or commas, quotes group words,
 * a leading minus excludes. An empty search has no terms, which means no filter.
 */
export function parseSearch(search: string): SearchTerm[] {
  const matches = search.matchAll(/(-?)(?:"([^"]*)"|([^\s,"]+))/g);
  return [...matches]
    .map(([, minus, phrase, word]) => ({ text: (phrase ?? word ?? '').trim(), excluded: minus === '-' }))
    .filter(({ text }) => text !== '' && text !== '-')
    .slice(0, 20);
}
