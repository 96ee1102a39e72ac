import { expect, test } from 'vitest';
import { matchingOptions, pageStep, placeMenu } from './menu-rules.ts';

const options = ['Grinder', 'Self-priming', 'Booster set'].map((text) => ({ text, value: text }));

test('typing filters the choices to those that contain the text, ignoring case', () => {
  expect(matchingOptions(options, ' SE').map(({ text }) => text)).toEqual(['Self-priming', 'Booster set']);
  expect(matchingOptions(options, '')).toHaveLength(3);
  expect(matchingOptions(options, 'turbine')).toEqual([]);
});

test.each([
  [0, 1, 12, 5],
  [9, 1, 12, 11],
  [7, -1, 12, 2],
  [2, -1, 12, 0],
  [-1, 1, 12, 4],
  [0, 1, 1, 0],
  [0, 1, 0, -1],
] as const)('a page from %i in direction %i among %i choices ends at %i', (from, direction, count, expected) => {
  expect(pageStep(from, direction, count)).toBe(expected);
});

test.each([
  ['there is room below', 500, 500, { side: 'below', height: 300 }],
  ['the room below is short', 200, 600, { side: 'below', height: 200 }],
  ['only above is room', 60, 400, { side: 'above', height: 300 }],
  ['there is room nowhere', 50, 40, { side: 'below', height: 140 }],
] as const)('the menu is placed where it fits when %s', (_when, below, above, expected) => {
  expect(placeMenu(below, above)).toEqual(expected);
});
