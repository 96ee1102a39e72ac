import { expect, test } from 'vitest';
import { createSearchGuard } from './search-guard.ts';

type Visitor = Parameters<ReturnType<typeof createSearchGuard>>[0];

function visitor(forwarded: string): Visitor {
  // Only the two members that are read.
  return { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '127.0.0.1' } } as unknown as Visitor;
}

function countingDoor(seconds: number) {
  const keys: string[] = [];
  const door = createSearchGuard((key) => {
    keys.push(key);
    return seconds;
  }, 1);
  return { keys, door };
}

test('a search takes a token of the one who asks', () => {
  const { keys, door } = countingDoor(0);
  expect(door(visitor('198.51.100.1'), 'q=pump')).toBeUndefined();
  expect(door(visitor('198.51.100.2'), 'q=pump')).toBeUndefined();
  expect(keys).toEqual(['198.51.100.1', '198.51.100.2']);
});

test('without a token it is refused, with the time to wait in words and as a header', () => {
  const refusal = countingDoor(3).door(visitor('198.51.100.1'), 'q=pump');
  expect(refusal?.status).toBe(429);
  expect(refusal?.text).toBe('Too many searches in a short time. Please wait 3 seconds and try again.');
  expect(refusal?.headers).toEqual({ 'retry-after': '3' });
});

test.each(['', 'q=', 'q=p', 'utm_source=mail'])('the page %j asks nothing and is free', (query) => {
  const { keys, door } = countingDoor(3);
  expect(door(visitor('198.51.100.1'), query)).toBeUndefined();
  expect(keys).toEqual([]);
});

test.each([`q=${'a'.repeat(400)}`, 'q=pump&after=everything'])(
  'the query %j is refused before it costs a token',
  (query) => {
    const { keys, door } = countingDoor(0);
    expect(door(visitor('198.51.100.1'), query)?.status).toBe(400);
    expect(keys).toEqual([]);
  },
);
