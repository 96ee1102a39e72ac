import { expect, test } from 'vitest';
import { afterMenuKey } from './menu-keys.ts';

const closed = { isOpen: false, highlighted: -1 };
const press = (key: string, altKey = false) => ({ key, altKey });

test.each([
  ['ArrowDown', 'no choice is selected', 'first choice', press('ArrowDown'), -1, 0],
  ['ArrowUp', 'no choice is selected', 'last choice', press('ArrowUp'), -1, 11],
  ['ArrowDown', 'a choice is selected', 'selected choice', press('ArrowDown'), 7, 7],
  ['ArrowUp', 'a choice is selected', 'selected choice', press('ArrowUp'), 7, 7],
])('%s when %s opens the menu and highlights the %s', (_key, _when, _choice, event, selected, highlighted) => {
  expect(afterMenuKey(closed, event, { count: 12, selected })).toEqual({ state: { isOpen: true, highlighted } });
});

test('Alt+ArrowDown when no choice is selected opens the menu without highlighting a choice', () => {
  expect(afterMenuKey(closed, press('ArrowDown', true), { count: 12, selected: -1 })).toEqual({
    state: { isOpen: true, highlighted: -1 },
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

const selecting = [
  ['Enter', press('Enter')],
  ['Alt+ArrowUp', press('ArrowUp', true)],
] as const;

test.each(selecting)('%s selects the highlighted choice and closes the menu', (_key, event) => {
  const choices = { count: 12, selected: -1 };
  expect(afterMenuKey({ isOpen: true, highlighted: 4 }, event, choices)).toEqual({ state: closed, taken: 4 });
});

test.each(selecting)('%s closes a menu without a highlighted choice', (_key, event) => {
  const choices = { count: 12, selected: -1 };
  expect(afterMenuKey({ isOpen: true, highlighted: -1 }, event, choices)).toEqual({ state: closed });
});

const open = { isOpen: true, highlighted: 4 };

test('Escape closes the menu without selecting a choice', () => {
  expect(afterMenuKey(open, press('Escape'), { count: 12, selected: 2 })).toEqual({ state: closed });
});

test('Tab leaves the input without selecting a choice', () => {
  expect(afterMenuKey(open, press('Tab'), { count: 12, selected: 2 })).toBeUndefined();
});
