import { expect, test } from 'vitest';
import { parseSearch } from './parse-search.ts';

test.each([
  ['every word is a term', 'grinder pump', ['grinder', 'pump'], []],
  ['commas separate too', 'grinder,pump', ['grinder', 'pump'], []],
  ['quotes group', '"wet well" pump', ['wet well', 'pump'], []],
  ['a leading minus excludes', 'pump -grinder', ['pump'], ['grinder']],
  ['an empty search does not filter', '   ', [], []],
  ['an unclosed quote is ignored', '"wet well', ['wet', 'well'], []],
])('in a search, %s', (_rule, search, wanted, unwanted) => {
  const terms = parseSearch(search);
  expect(terms.filter(({ excluded }) => !excluded).map(({ text }) => text)).toEqual(wanted);
  expect(terms.filter(({ excluded }) => excluded).map(({ text }) => text)).toEqual(unwanted);
});

test('uses at most 20 terms of a search', () => {
  const words = Array.from({ length: 21 }, (_, number) => `word${number}`);
  expect(parseSearch(words.join(' ')).map(({ text }) => text)).toEqual(words.slice(0, 20));
});

test('a lone minus and empty quotes are not terms', () => {
  expect(parseSearch('- "" pump - "  "')).toEqual([{ text: 'pump', excluded: false }]);
});

test('an excluded phrase in quotes is trimmed', () => {
  expect(parseSearch('-" wet well "')).toEqual([{ text: 'wet well', excluded: true }]);
});
