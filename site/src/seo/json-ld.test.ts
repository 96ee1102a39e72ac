import { expect, test } from 'vitest';
import { known, scriptJson } from './json-ld.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  '&lt;/script&gt;',
  'line\u2028and\u2029paragraph',
  '💧 “pump”',
])('%j is parsed unchanged from inside its script', (name) => {
  const json = scriptJson({ name });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ name });
});

test('leaves out empty properties', () => {
  expect(known({ a: undefined, b: '', c: [], d: 0, e: false, f: 'x' })).toEqual({ d: 0, e: false, f: 'x' });
});
