import { expect, test } from 'vitest';
import { faults } from '../faults.ts';
import type { PageResponse } from '../page-response.ts';
import { judgeCell, type PageState } from './cell.ts';

const page: PageResponse = {
  status: 200,
  hash: 'good',
  cache: 'STALE',
  isNoStore: false,
  isHonest503: false,
  milliseconds: 20,
};
const unavailable: PageResponse = { ...page, status: 503, hash: 'outage', isNoStore: true, isHonest503: true };

function judged(faultName: string, state: PageState, ...responses: Partial<PageResponse>[]): string | undefined {
  const fault = faults.get(faultName) ?? expect.fail(`no fault ${faultName}`);
  const all = responses.map((response) => ({ ...page, ...response }));
  return judgeCell({ fault, kind: 'front page', state, responses: all, good: 'good' }, 8_000);
}

test.each<PageState>(['fresh', 'expired', 'purged'])(
  'a page that is %s must be served with its last good content',
  (state) => {
    expect(judged('http-500', state, {}, {})).toBeUndefined();
    expect(judged('http-500', state, {}, { hash: 'other' })).toBe('the content is not the last good one');
    expect(judged('http-500', state, {}, { status: 404, hash: 'none' })).toBe('status 404');
    expect(judged('http-500', state, unavailable)).toBe('status 503');
    expect(judged('http-500', state, { status: undefined })).toBe('the connection broke');
    expect(judged('partial', state, { hash: 'other', isNoStore: true })).toBe('the content is not the last good one');
    expect(judged('http-500', state)).toBe('nothing was requested');
  },
);

test('an uncached page must be the branded 503 within its deadline', () => {
  expect(judged('http-500', 'cold', unavailable)).toBeUndefined();
  expect(judged('http-500', 'cold', { ...unavailable, isHonest503: false })).toBe('status 503, not the branded 503');
  expect(judged('http-500', 'cold', { status: 404, hash: 'none' })).toBe('status 404, not the branded 503');
  expect(judged('http-500', 'cold', {})).toBe('a page that nothing can have been known of');
  expect(judged('http-500', 'cold', { ...unavailable, milliseconds: 8_100 })).toBe('the response took 8.1 s');
});

test('an uncached page may be itself or the branded 503 where the CMS only delays its responses', () => {
  expect(judged('tcp-latency', 'cold', {}, unavailable)).toBeUndefined();
});

test('a page that lacks what the CMS failed at must not be stored', () => {
  expect(judged('partial', 'cold', { hash: 'less', isNoStore: true })).toBeUndefined();
  expect(judged('partial', 'cold', { hash: 'less' })).toBe('the content is not the last good one');
  expect(judged('tcp-latency', 'cold', { hash: 'less', isNoStore: true })).toBe('the content is not the last good one');
});
