import { expect, test } from 'vitest';
import { createDepthCheck } from './json-depth.ts';

/** The deepest nesting that is found, byte by byte and in one piece alike. */
function isWithin(most: number, json: string): boolean {
  const bytes = Buffer.from(json);
  const [whole, single] = [createDepthCheck(most), createDepthCheck(most)];
  const inOne = whole(bytes);
  const inMany = Array.from(bytes, (byte) => single(Uint8Array.of(byte))).every(Boolean);
  expect(inMany).toBe(inOne);
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
  ['text of several bytes', '["ä🙂[[",[]]', 2],
  ['no nesting', '"[["', 0],
])('nesting is counted as deep as it is, in one piece and byte by byte: %s', (_what, json, depth) => {
  expect(isWithin(depth, json)).toBe(true);
  if (depth > 0) expect(isWithin(depth - 1, json)).toBe(false);
});
