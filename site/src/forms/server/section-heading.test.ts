import { expect, test } from 'vitest';
import { sectionHeading } from './section-heading.ts';

test.each([
  ['no heading', {}],
  ['a heading of level 4', { headingAbove: 4 }],
])('the sections of a form with a title below %s have h3', (_what, above) => {
  expect(sectionHeading({ hasTitle: true, ...above })).toBe('h3');
});

test('the sections of a form without a title below no heading have h2', () => {
  expect(sectionHeading({ hasTitle: false })).toBe('h2');
});

test.each([
  [1, 'h2'],
  [2, 'h3'],
  [3, 'h4'],
  [4, 'h5'],
  [5, 'h6'],
  [6, 'h6'],
])('the sections of a form without a title below a heading of level %i have %s', (headingAbove, expected) => {
  expect(sectionHeading({ hasTitle: false, headingAbove })).toBe(expected);
});
