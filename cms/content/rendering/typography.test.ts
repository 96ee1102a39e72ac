import { expect, test } from 'vitest';
import { withTypography } from './typography.ts';

test.each([
  ['one---two', 'one—two'],
  ['one -- two', 'one — two'],
  ['1--2', '1–2'],
  ['one - two', 'one – two'],
  ['one-two', 'one-two'],
  ['and so on...', 'and so on…'],
  ['a 4" valve', 'a 4″ valve'],
  ['"quoted" ("too")', '“quoted” (“too”)'],
  ["'quoted' ['too']", '‘quoted’ [‘too’]'],
  ["the maker's", 'the maker’s'],
  ["rock ' roll", 'rock ’ roll'],
  ['4 x 4', '4 x 4'],
])('turns %s into %s', (text, expected) => {
  expect(withTypography(text)).toBe(expected);
});
