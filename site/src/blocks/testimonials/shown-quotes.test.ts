import { expect, test } from 'vitest';
import { shownQuotes } from './shown-quotes.ts';

const quote = { id: '1', hasPassword: false, testimonialContent: 'Never clogged.', testimonialAuthor: 'An operator' };

test.each([
  ['without a password', quote, true],
  ['whose password protection is unknown', { ...quote, hasPassword: null }, true],
  ['with a password', { ...quote, hasPassword: true }, false],
  ['without words', { ...quote, testimonialContent: null }, false],
])('decides whether a testimonial %s is shown', (_what, testimonial, isShown) => {
  expect(shownQuotes([testimonial])).toEqual(isShown ? [testimonial] : []);
});
