import { expect, test } from 'vitest';
import { afterMenuKey } from './menu-keys.ts';

const closed = { isOpen: false, highlighted: -1 };
const press = (key: string, altKey = false) => ({ key, altKey });

test.each([
  ['ArrowDown', false, -1, 0],
  ['ArrowUp', false, -1, 11],
  ['ArrowDown', false, 7, 7],
  ['ArrowUp', false, 7, 7],
  ['ArrowDown', true, -1, -1],
])('%s (Alt: %s) opens the menu with choice %i selected, and highlights %i', (key, alt, selected, highlighted) => {
  expect(afterMenuKey(closed, press(key, alt), { count: 12, selected })).toEqual({
    state: { isOpen: true, highlighted },
  });
});

test.each(['Home', 'End', 'PageDown', 'Enter', 'Escape', 'Tab', 'a'])(
  '%s belongs to the input while the menu is closed',
  (key) => {
    expect(afterMenuKey(closed, press(key), { count: 12, selected: 3 })).toBeUndefined();
  },
);

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 11, 0],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 11],
  ['ArrowUp', -1, 11],
  ['Home', 4, 0],
  ['End', 4, 11],
  ['PageDown', 0, 5],
  ['PageUp', 7, 2],
])('%s moves the highlight from %i to %i', (key, highlighted, expected) => {
  expect(afterMenuKey({ isOpen: true, highlighted }, press(key), { count: 12, selected: -1 })).toEqual({
    state: { isOpen: true, highlighted: expected },
  });
});

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'])(
  '%s highlights nothing in a menu without choices',
  (key) => {
    const none = { count: 0, selected: -1 };
    const state = { isOpen: true, highlighted: -1 };
    expect(afterMenuKey(state, press(key), none)).toEqual({ state });
    expect(afterMenuKey(closed, press(key), none)?.state.highlighted ?? -1).toBe(-1);
  },
);

test.each([
  ['Enter', false],
  ['ArrowUp', true],
])('%s (Alt: %s) selects the highlighted choice and closes the menu', (key, alt) => {
  const choices = { count: 12, selected: -1 };
  expect(afterMenuKey({ isOpen: true, highlighted: 4 }, press(key, alt), choices)).toEqual({ state: closed, taken: 4 });
  expect(afterMenuKey({ isOpen: true, highlighted: -1 }, press(key, alt), choices)).toEqual({ state: closed });
});

test('Escape closes the menu and selects nothing; Tab leaves the input', () => {
  const open = { isOpen: true, highlighted: 4 };
  expect(afterMenuKey(open, press('Escape'), { count: 12, selected: 2 })).toEqual({ state: closed });
  expect(afterMenuKey(open, press('Tab'), { count: 12, selected: 2 })).toBeUndefined();
});
