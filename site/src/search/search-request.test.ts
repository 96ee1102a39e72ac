import { expect, test } from 'vitest';
import { normalizeTerm, readSearchRequest } from './search-request.ts';

const cursor = Buffer.from('arrayconnection:12').toString('base64');

test.each([
  ['pump', 'pump'],
  ['  wet \t\n well  ', 'wet well'],
  ['seal\0face', 'seal face'],
  ['cafe\u0301', 'café'],
  ['\u00a0', ''],
  ['(a+)+$ %25 _ \' "', '(a+)+$ %25 _ \' "'],
  ['<b>pump</b>', '<b>pump</b>'],
])('normalizes the term %j to %j', (typed, term) => {
  expect(normalizeTerm(typed)).toBe(term);
});

test.each([
  ['', { term: '', isAsked: false, after: undefined }],
  ['q=', { term: '', isAsked: false, after: undefined }],
  ['q=p', { term: 'p', isAsked: false, after: undefined }],
  ['q=+p+', { term: 'p', isAsked: false, after: undefined }],
  ['q=pu', { term: 'pu', isAsked: true, after: undefined }],
  ['q=pump&q=valve', { term: 'pump', isAsked: true, after: undefined }],
  [`q=pump&after=${cursor}`, { term: 'pump', isAsked: true, after: cursor }],
  ['q=pump&after=', { term: 'pump', isAsked: true, after: undefined }],
])('reads the query %j', (query, expected) => {
  expect(readSearchRequest(new URLSearchParams(query))).toEqual(expected);
});

test.each([`q=${'a'.repeat(201)}`, 'q=pump&after=1', `q=pump&after=${btoa('arrayconnection:-1')}`])(
  'rejects the query %j',
  (query) => {
    expect(readSearchRequest(new URLSearchParams(query))).toBeUndefined();
  },
);

test('accepts two hundred characters', () => {
  expect(readSearchRequest(new URLSearchParams({ q: 'a'.repeat(200) }))?.isAsked).toBe(true);
});
