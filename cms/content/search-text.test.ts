import { expect, test } from 'vitest';
import { foldText, parseSearch, searchableText } from './search-text.ts';

test.each([
  ['every word is a term', 'grinder pump', ['grinder', 'pump'], []],
  ['commas separate too', 'grinder,pump', ['grinder', 'pump'], []],
  ['quotes group', '"wet well" pump', ['wet well', 'pump'], []],
  ['a leading minus excludes', 'pump -grinder', ['pump'], ['grinder']],
  ['nothing means no filter', '   ', [], []],
  ['an open quote is no reason to fail', '"wet well', ['wet', 'well'], []],
])('search: %s', (_rule, search, wanted, unwanted) => {
  const terms = parseSearch(search);
  expect(terms.filter(({ excluded }) => !excluded).map(({ text }) => text)).toEqual(wanted);
  expect(terms.filter(({ excluded }) => excluded).map(({ text }) => text)).toEqual(unwanted);
});

test('accents and case do not matter', () => {
  expect(foldText('GRÖSSE Größe')).toBe('grosse grosse');
});

test('markup is not searched', () => {
  const text = searchableText('A <em>title</em>', '<a href="/hidden">x</a>');
  expect(text.split(/\s+/).filter(Boolean)).toEqual(['a', 'title', 'x']);
});
