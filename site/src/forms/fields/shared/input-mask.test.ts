import { expect, test } from 'vitest';
import { masked, maskHint } from './input-mask.ts';

test.each([
  ['(999) 999-9999', '2185550142', '(218) 555-0142'],
  ['(999) 999-9999', '218.555.0142', '(218) 555-0142'],
  ['(999) 999-9999', '(218) 555-0142', '(218) 555-0142'],
  ['99-9999999', '12 3456789', '12-3456789'],
  ['aa-**', 'sn-4b', 'sn-4b'],
  ['SN-9999', '3040', 'SN-3040'],
  ['SN-9999', 'SN 3040', 'SN-3040'],
  ['(999) 999-9999? x99999', '2185550142', '(218) 555-0142'],
  ['(999) 999-9999? x99999', '2185550142 x12', '(218) 555-0142 x12'],
  ['(999) 999-9999? x99999', '218555014212', '(218) 555-0142 x12'],
])('with the mask %s, %j becomes %j', (mask, text, expected) => {
  expect(masked(mask, text)).toBe(expected);
});

test.each([
  ['999', '12'],
  ['999', '1234'],
  ['999', 'abc'],
  ['999?9', '123x'],
  ['999', ''],
])('with the mask %s, %j does not fit and stays', (mask, text) => {
  expect(masked(mask, text)).toBe(text);
});

test('an empty input shows the mask', () => {
  expect(maskHint('(999) 999-9999? x99999')).toBe('(___) ___-____');
});
