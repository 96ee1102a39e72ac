import { expect, test } from 'vitest';
import { foldText, searchableText } from './search-text.ts';

test('accents and case do not matter', () => {
  expect(foldText('GRÖSSE Größe')).toBe('grosse grosse');
});

test('ignores markup, which separates words', () => {
  const text = searchableText('A <em>title</em>', '<p>Größe<br>2</p><a href="/hidden">x</a>');
  expect(text.split(/\s+/).filter(Boolean)).toEqual(['a', 'title', 'grosse', '2', 'x']);
});
