import { expect, test } from 'vitest';
import { createShapeCheck, type JsonShape } from './json-shape.ts';

/** Which limit is exceeded; must be the same in one piece and byte by byte. */
function excess(most: Partial<JsonShape>, json: string): keyof JsonShape | undefined {
  const bytes = Buffer.from(json);
  const limits = { depth: Number.MAX_SAFE_INTEGER, values: Number.MAX_SAFE_INTEGER, ...most };
  const [whole, single] = [createShapeCheck(limits), createShapeCheck(limits)];
  const inOne = whole(bytes);
  expect(Array.from(bytes, (byte) => single(Uint8Array.of(byte))).find(Boolean)).toBe(inOne);
  return inOne;
}

test.each([
  ['objects', '{"a":{"b":{}}}', 3],
  ['arrays and objects', '[{"a":[]}]', 3],
  ['neighbors', '[[],[],{}]', 2],
  ['brackets in a string', '["[[[[{{{{"]', 1],
  ['a quote in a string', String.raw`["\"[[[["]`, 1],
  ['a backslash that ends a string', String.raw`["\\",[[]]]`, 3],
  ['a key with brackets', '{"[[[":1}', 1],
  ['multibyte text', '["ä🙂[[",[]]', 2],
  ['no nesting', '"[["', 0],
])('counts depth the same in one piece and byte by byte: %s', (_what, json, depth) => {
  expect(excess({ depth }, json)).toBeUndefined();
  if (depth > 0) expect(excess({ depth: depth - 1 }, json)).toBe('depth');
});

test.each([
  ['a text', '"a, b"', 0],
  ['an empty list', '[]', 1],
  ['numbers', '[1, 2, 3]', 3],
  ['empty objects', '[{},{},{}]', 6],
  ['properties', '{"a":1,"b":[],"c":{}}', 5],
  ['commas in strings', String.raw`["a,b","\",,,"]`, 2],
])('counts values the same in one piece and byte by byte: %s', (_what, json, values) => {
  expect(excess({ values }, json)).toBeUndefined();
  if (values > 0) expect(excess({ values: values - 1 }, json)).toBe('values');
});
