import { expect, test } from 'vitest';
import type { SearchHit, SearchResponse } from './search-response.ts';
import { suggestResponse } from './suggest-response.ts';
import { movedTo, suggestionGroups } from './use-suggestions.ts';

const hit = (title: string, more: Partial<SearchHit> = {}): SearchHit => ({ href: `/${title}/`, title, ...more });

function suggested(...groups: SearchResponse['groups']) {
  return suggestionGroups(suggestResponse({ term: 'x', outcome: 'found', groups }));
}

test('lists at most eight hits, in their groups', () => {
  const hits = Array.from({ length: 6 }, (_, at) => hit(`p${at}`));
  const groups = suggested({ name: 'products', hits, total: 6 }, { name: 'pages', hits, total: 6 });
  expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
    ['Products', 6],
    ['Pages', 2],
  ]);
});

test('a part is suggested with its number, and why', () => {
  const part = hit('Wear ring', { number: 'SN-1', reason: { kind: 'near' } });
  const [group] = suggested({ name: 'parts', hits: [part], total: 1 });
  expect(group?.options[0]?.detail).toBe('SN-1 · Differs in one character');
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s moves from %j of %j to %j', (key, active, count, expected) => {
  expect(movedTo(key, active, count)).toBe(expected);
});
