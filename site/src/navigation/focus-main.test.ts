import { expect, test } from 'vitest';
import { type Arrival, takesFocus } from './focus-main.ts';

const fromHome: Arrival = {
  type: 'navigate',
  referrer: 'https://pumps.example/',
  address: 'https://pumps.example/about/',
  isFocusTaken: false,
};

test.each<[string, Partial<Arrival>, boolean]>([
  ['after a link from another page', {}, true],
  ['after the next page of a listing', { referrer: 'https://pumps.example/about/?after=a' }, true],
  ['not on a first visit', { referrer: '' }, false],
  ['not when another site led here', { referrer: 'https://search.example/' }, false],
  ['not after a reload', { type: 'reload' }, false],
  ['after a step through the history', { type: 'back_forward', referrer: '' }, true],
  ['not when the browser restored the focus', { type: 'back_forward', isFocusTaken: true }, false],
  ['not after a step back to a fragment', { type: 'back_forward', address: 'https://pumps.example/a/#b' }, false],
  ['not after a step back to the search', { type: 'back_forward', address: 'https://pumps.example/search' }, false],
  ['not in a browser without navigation timing', { type: undefined }, false],
  ['not when the URL has a fragment', { address: 'https://pumps.example/contact/#repMapSection' }, false],
  ['not on the search page', { address: 'https://pumps.example/search?q=vane' }, false],
  ['not when the page links to itself', { referrer: 'https://pumps.example/about/' }, false],
  ['not when something else is focused already', { isFocusTaken: true }, false],
])('focuses the content: %s', (_case, arrival, expected) => {
  expect(takesFocus({ ...fromHome, ...arrival })).toBe(expected);
});
