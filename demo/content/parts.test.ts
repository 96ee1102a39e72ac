import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { crossReferences, partsOf } from './parts.ts';

const parts = catalogue.products.flatMap(partsOf);
const numbers = new Set(parts.map(({ number }) => number));

test('every callout of a breakout drawing has a part, and every part a number of its own', () => {
  for (const product of catalogue.products) {
    const current = partsOf(product).filter(({ replacedBy }) => replacedBy === undefined);
    expect(current.map(({ description }) => description)).toEqual(product.callouts);
    expect(current.map(({ callout }) => callout)).toEqual(product.callouts?.map((_, index) => index + 1));
  }
  expect(numbers.size).toBe(parts.length);
  expect(numbers).toContain('SN-4055-WR');
});

test('a number and the one that it replaces name each other', () => {
  const links = parts.flatMap(({ number, replaces }) => (replaces ? [`${replaces} ${number}`] : []));
  const back = parts.flatMap(({ number, replacedBy }) => (replacedBy ? [`${number} ${replacedBy}`] : []));
  expect(links.toSorted()).toEqual(back.toSorted());
  expect(links).toHaveLength(4);
});

test('ten numbers of other makers lead to parts of the lists', () => {
  expect(crossReferences).toHaveLength(10);
  for (const [, , ours, description] of crossReferences) {
    expect(parts.find(({ number }) => number === ours)?.description).toBe(description);
  }
});
