import { expect, test } from 'vitest';
import { pageVariant } from './page-variant.ts';

test.each([
  ['Default', 'default'],
  ['Page With Large Header', 'large'],
  ['Page with large header', 'large'],
  ['Something from a theme', 'default'],
  [null, 'default'],
  [undefined, 'default'],
])('the template %j has separators and the banner %j', (name, banner) => {
  expect(pageVariant(name)).toMatchObject({ banner, separators: true });
});

test.each([
  ['Blank', 'none'],
  ['Page Without Separators', 'default'],
  ['Single Post Without Separators', 'default'],
])('the template %j has no separators and the banner %j', (name, banner) => {
  expect(pageVariant(name)).toMatchObject({ banner, separators: false });
});

test('only a blank page is printed as one sheet', () => {
  expect(pageVariant('Blank').isSheet).toBe(true);
  expect(pageVariant('Page Without Separators').isSheet).toBeUndefined();
});
