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

const blank = { term: '', isLongEnough: false, after: undefined, group: undefined, from: 0, guessesDigits: false };

test.each([
  ['', {}],
  ['q=', {}],
  ['q=p', { term: 'p' }],
  ['q=+p+', { term: 'p' }],
  ['q=pu', { term: 'pu', isLongEnough: true }],
  ['q=pump&q=valve', { term: 'pump', isLongEnough: true }],
  [`q=pump&after=${cursor}`, { term: 'pump', isLongEnough: true, after: cursor }],
  ['q=pump&after=', { term: 'pump', isLongEnough: true }],
  ['q=pump&in=parts&from=20', { term: 'pump', isLongEnough: true, group: 'parts', from: 20 }],
  ['q=SN-40&digits=1', { term: 'SN-40', isLongEnough: true, guessesDigits: true }],
])('reads the query %j', (query, expected) => {
  expect(readSearchRequest(new URLSearchParams(query))).toEqual({ ...blank, ...expected });
});

test.each([
  `q=${'a'.repeat(201)}`,
  'q=pump&after=1',
  `q=pump&after=${btoa('arrayconnection:-1')}`,
  'q=pump&in=pumps',
  'q=pump&in=parts&from=-1',
  'q=pump&in=parts&from=12345',
])('rejects the query %j', (query) => {
  expect(readSearchRequest(new URLSearchParams(query))).toBeUndefined();
});

test('accepts two hundred characters', () => {
  expect(readSearchRequest(new URLSearchParams({ q: 'a'.repeat(200) }))?.isLongEnough).toBe(true);
});
