import { groupName, hitWords, shownNumber } from './hit-words.ts';
import type { SearchResponse } from './search-response.ts';

const MOST = 8;

export interface Suggestion {
  href: string;
  title: string;
  /** Its number, and why it is suggested. */
  detail: string;
}

/** What the list shows, in its groups. */
export function suggestionGroups({ groups }: SearchResponse): { name: string; options: Suggestion[] }[] {
  let left = MOST;
  return groups.flatMap(({ name, hits }) => {
    const shown = hits.slice(0, left);
    left -= shown.length;
    const options = shown.map((hit) => ({
      ...{ href: hit.href, title: hit.title },
      detail: [shownNumber(hit), hitWords(hit)[0]].filter(Boolean).join(' · '),
    }));
    return options.length > 0 ? [{ name: groupName(name), options }] : [];
  });
}

/** Index of the option after a key; -1 is the input itself. Undefined for a key that does not move. */
export function movedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}
