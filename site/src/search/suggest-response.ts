import { groupName, hitWords, shownNumber } from './hit-words.ts';
import type { HitGroup, SearchHit, SearchResponse } from './search-response.ts';

interface Suggestion extends SearchHit {
  /** Its number, and why it is suggested. */
  detail: string;
}

/** What a search found, with the words that the list of suggestions shows: browsers need no code for them. */
export interface SuggestResponse extends Omit<SearchResponse, 'groups'> {
  groups: readonly (Omit<HitGroup, 'hits'> & { label: string; hits: readonly Suggestion[] })[];
}

export function suggestResponse(found: SearchResponse): SuggestResponse {
  const groups = found.groups.map((group) => ({
    ...group,
    label: groupName(group.name),
    hits: group.hits.map((hit) => ({
      ...hit,
      detail: [shownNumber(hit), hitWords(hit)[0]].filter(Boolean).join(' · '),
    })),
  }));
  return { ...found, groups };
}
