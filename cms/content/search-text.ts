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

/** What a search looks through: title, excerpt and content without markup, folded. */
export function searchableText(...parts: string[]): string {
  return foldText(parts.map((part) => part.replace(/<[^>]*>/g, ' ')).join('\n'));
}

/**
 * Splits what a visitor typed as WordPress does: words separated by spaces or commas, quotes group,
 * a leading minus excludes. An empty search has no terms, and no terms means no filter.
 */
export function parseSearch(search: string): SearchTerm[] {
  const matches = search.matchAll(/(-?)(?:"([^"]*)"|([^\s,"]+))/g);
  return [...matches]
    .map(([, minus, phrase, word]) => ({ text: (phrase ?? word ?? '').trim(), excluded: minus === '-' }))
    .filter(({ text }) => text !== '' && text !== '-')
    .slice(0, 20);
}
