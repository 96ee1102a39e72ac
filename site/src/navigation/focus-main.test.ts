import { expect, test } from 'vitest';
import { type Arrival, takesFocus } from './focus-main.ts';

const fromHome: Arrival = {
  type: 'navigate',
  referrer: 'https://pumps.example/',
  address: 'https://pumps.example/about/',
  isFocusTaken: false,
};

test.each<[string, Partial<Arrival>]>([
  ['after a link from another page', {}],
  ['after the next page of a listing', { referrer: 'https://pumps.example/about/?after=a' }],
  ['after a step through the history', { type: 'back_forward', referrer: '' }],
])('the content is focused %s', (_case, arrival) => {
  expect(takesFocus({ ...fromHome, ...arrival })).toBe(true);
});

test.each<[string, Partial<Arrival>]>([
  ['on a first visit', { referrer: '' }],
  ['when another site led here', { referrer: 'https://search.example/' }],
  ['after a reload', { type: 'reload' }],
  ['when the browser restored the focus', { type: 'back_forward', isFocusTaken: true }],
  ['after a step back to a fragment', { type: 'back_forward', address: 'https://pumps.example/a/#b' }],
  ['after a step back to the search', { type: 'back_forward', address: 'https://pumps.example/search' }],
  ['in a browser without navigation timing', { type: undefined }],
  ['when the URL has a fragment', { address: 'https://pumps.example/contact/#repMapSection' }],
  ['on the search page', { address: 'https://pumps.example/search?q=vane' }],
  ['when the page links to itself', { referrer: 'https://pumps.example/about/' }],
  ['when something else is focused already', { isFocusTaken: true }],
])('the content is not focused %s', (_case, arrival) => {
  expect(takesFocus({ ...fromHome, ...arrival })).toBe(false);
});
