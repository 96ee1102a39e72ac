import { expect, test } from 'vitest';
import { pageVariant } from './page-variant.ts';

test.each([
  ['Default', 'default', true],
  ['Blank', 'none', false],
  ['Page Without Separators', 'default', false],
  ['Single Post Without Separators', 'default', false],
  ['Page With Large Header', 'large', true],
  ['Page with large header', 'large', true],
  ['Something from a theme', 'default', true],
  [null, 'default', true],
  [undefined, 'default', true],
])('the template %j has the banner %j and separators: %j', (name, banner, separators) => {
  expect(pageVariant(name)).toMatchObject({ banner, separators });
});

test('only a blank page is printed as one sheet', () => {
  expect(pageVariant('Blank').isSheet).toBe(true);
  expect(pageVariant('Page Without Separators').isSheet).toBeUndefined();
});
