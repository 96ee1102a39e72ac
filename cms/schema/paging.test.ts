import { expect, test } from 'vitest';
import { cursorOf, listOf, pageOf } from './paging.ts';

const all = Array.from({ length: 700 }, (_, position) => 700 - position);

test.each([
  ['without arguments: ten', {}, 10],
  ['first within the limit', { first: 37 }, 37],
  ['more than a hundred is capped silently', { first: 5_000 }, 100],
  ['last counts from the end, capped alike', { last: 5_000 }, 100],
  ['first: 0 is ignored', { first: 0 }, 10],
])('a page of a list has the right size: %s', (_title, paging, size) => {
  expect(pageOf(listOf(all), paging).ids).toHaveLength(size);
});

test('a page of form fields may have 600 entries', () => {
  expect(pageOf(listOf(all), { first: 650 }, 600).ids).toHaveLength(600);
});

test('hasNextPage requires `first`', () => {
  expect(pageOf(listOf(all), { first: 10 }).hasNextPage).toBe(true);
  expect(pageOf(listOf(all), {}).hasNextPage).toBe(false);
  expect(pageOf(listOf([1, 2]), { first: 2 }).hasNextPage).toBe(false);
});

test('hasPreviousPage requires an existing cursor', () => {
  expect(pageOf(listOf(all), { first: 10, after: cursorOf(690) })).toMatchObject({ hasPreviousPage: true });
  expect(pageOf(listOf(all), { first: 10, after: cursorOf(690) }).ids[0]).toBe(689);
  expect(pageOf(listOf(all), { first: 10, after: cursorOf(99_999) })).toMatchObject({ hasPreviousPage: false });
});

test('last with before pages toward the start', () => {
  expect(pageOf(listOf([5, 4, 3, 2, 1]), { last: 2, before: cursorOf(2) })).toEqual({
    ids: [4, 3],
    hasNextPage: true,
    hasPreviousPage: true,
  });
});

test.each([{ first: 1, last: 1 }, { first: -1 }, { last: -1 }])('%j is an error', (paging) => {
  expect(() => pageOf(listOf(all), paging)).toThrow(/first|last/);
});
