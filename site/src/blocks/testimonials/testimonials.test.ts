import { expect, test } from 'vitest';
import { shownQuotes } from './testimonials.tsx';

const quote = { id: '1', hasPassword: false, testimonialContent: 'Never clogged.', testimonialAuthor: 'An operator' };

test.each([
  ['without a password', quote],
  ['whose password protection is unknown', { ...quote, hasPassword: null }],
])('a testimonial %s is shown', (_what, testimonial) => {
  expect(shownQuotes([testimonial])).toEqual([testimonial]);
});

test.each([
  ['with a password', { ...quote, hasPassword: true }],
  ['without words', { ...quote, testimonialContent: null }],
])('a testimonial %s is not shown', (_what, testimonial) => {
  expect(shownQuotes([testimonial])).toEqual([]);
});
