import type { SearchTerm } from '../database/search-text.ts';

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
