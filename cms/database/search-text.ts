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
  return foldText(parts.map((part) => part.replace(/<[^<>]*>/g, ' ')).join('\n'));
}
