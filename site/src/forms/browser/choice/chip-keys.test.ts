import { expect, test } from 'vitest';
import { afterChipKey } from './chip-keys.ts';

test.each([
  ['ArrowLeft', 'in the input behind the chips', 'last chip', 3, 3, 2],
  ['ArrowLeft', 'on the second chip', 'first chip', 1, 3, 0],
  ['ArrowRight', 'on the first chip', 'second chip', 0, 3, 1],
  ['ArrowRight', 'on the last chip', 'input', 2, 3, 3],
])('%s %s moves the focus to the %s', (key, _where, _target, at, count, focused) => {
  expect(afterChipKey(key, at, count)).toEqual({ focused });
});

test('Backspace in the input behind the chips removes the last chip', () => {
  expect(afterChipKey('Backspace', 3, 3)).toEqual({ removed: 2 });
});

test.each([
  ['Backspace', 'first of three chips', 'second one', 0, 3, { removed: 0, focused: 1 }],
  ['Delete', 'last of three chips', 'second one', 2, 3, { removed: 2, focused: 1 }],
  ['Delete', 'only chip', 'input', 0, 1, { removed: 0, focused: 1 }],
])('%s on the %s removes it and moves the focus to the %s', (key, _chip, _target, at, count, expected) => {
  expect(afterChipKey(key, at, count)).toEqual(expected);
});

test.each([
  ['ArrowLeft', 'on the first chip', 0, 3],
  ['ArrowLeft', 'in the input without chips', 0, 0],
  ['ArrowRight', 'in the input behind the chips', 3, 3],
  ['Backspace', 'in the input without chips', 0, 0],
  ['Delete', 'in the input behind the chips', 3, 3],
  ['Enter', 'on a chip', 1, 3],
])('%s %s changes neither the chips nor the focus', (key, _where, at, count) => {
  expect(afterChipKey(key, at, count)).toBeUndefined();
});
