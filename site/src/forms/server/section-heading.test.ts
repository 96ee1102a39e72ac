import { expect, test } from 'vitest';
import { sectionHeading } from './section-heading.ts';

test.each([
  [true, undefined, 'h3'],
  [true, 4, 'h3'],
  [false, undefined, 'h2'],
  [false, 1, 'h2'],
  [false, 2, 'h3'],
  [false, 3, 'h4'],
  [false, 4, 'h5'],
  [false, 5, 'h6'],
  [false, 6, 'h6'],
])(
  'the sections of a form (with a title: %s) below a heading of level %s have %s',
  (hasTitle, headingAbove, expected) => {
    expect(sectionHeading({ hasTitle, ...(headingAbove && { headingAbove }) })).toBe(expected);
  },
);
