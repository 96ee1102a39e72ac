import type { SuggestResponse } from './suggest-response.ts';

const MOST = 8;

/** What the list shows, in its groups. */
export function suggestionGroups({ groups }: Pick<SuggestResponse, 'groups'>) {
  let left = MOST;
  return groups.flatMap(({ label, hits }) => {
    const options = hits.slice(0, left);
    left -= options.length;
    return options.length > 0 ? [{ name: label, options }] : [];
  });
}

/** Index of the option after a key; -1 is the input itself. Undefined for a key that does not move. */
export function movedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}
