import { expect, test } from 'vitest';
import { afterChipKey } from './chip-keys.ts';

test.each([
  ['ArrowLeft', 3, 3, { focused: 2 }],
  ['ArrowLeft', 1, 3, { focused: 0 }],
  ['ArrowLeft', 0, 3, undefined],
  ['ArrowLeft', 0, 0, undefined],
  ['ArrowRight', 0, 3, { focused: 1 }],
  ['ArrowRight', 2, 3, { focused: 3 }],
  ['ArrowRight', 3, 3, undefined],
  ['Backspace', 3, 3, { removed: 2 }],
  ['Backspace', 0, 0, undefined],
  ['Backspace', 0, 3, { removed: 0, focused: 1 }],
  ['Delete', 2, 3, { removed: 2, focused: 1 }],
  ['Delete', 0, 1, { removed: 0, focused: 1 }],
  ['Delete', 3, 3, undefined],
  ['Enter', 1, 3, undefined],
])('%s at %i of %i chips', (key, at, count, expected) => {
  expect(afterChipKey(key, at, count)).toEqual(expected);
});
