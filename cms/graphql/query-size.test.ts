import { operationNames, operationText } from '@headwater/contract/conformance/subject.ts';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { queryLimits } from './query-limits.ts';
import { measureQuery } from './query-size.ts';

test.each(operationNames)('the operation %s is well within the limits', (name) => {
  const size = measureQuery(parse(operationText(name)));
  expect(size.depth).toBeLessThanOrEqual(queryLimits.depth);
  expect(size.aliases).toBeLessThan(queryLimits.aliases / 2);
  expect(size.fields).toBeLessThan(queryLimits.fields / 2);
});

test('a fragment counts with its depth wherever it is spread', () => {
  const document = parse('{ a { ...F } b: a { ...F } } fragment F on T { c { d } }');
  expect(measureQuery(document)).toEqual({ depth: 3, aliases: 1, fields: 6 });
});

test('`__typename` counts as any other field, its aliases included', () => {
  expect(measureQuery(parse('{ a: __typename b: __typename __typename }'))).toMatchObject({ aliases: 2, fields: 3 });
});

test('measures fragments that double each other forty times without expanding them', () => {
  const doubling = Array.from(
    { length: 40 },
    (_, n) => `fragment F${n} on T { a: x { ...F${n + 1} } b: x { ...F${n + 1} } }`,
  );
  const document = parse(`{ ...F0 } ${doubling.join(' ')} fragment F40 on T { id }`);
  expect(measureQuery(document).fields).toBeGreaterThan(1e12);
});

test('measures a recursive fragment in finite time', () => {
  expect(measureQuery(parse('{ ...A } fragment A on T { x { ...B } } fragment B on T { y { ...A } }')).depth).toBe(2);
});
