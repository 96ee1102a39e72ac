import { expect, test } from 'vitest';
import { type HeadroomInput, type HeadroomState, nextHeadroom } from './headroom.ts';

const page: HeadroomInput = {
  y: 400,
  previousY: 400,
  tolerance: 5,
  headerHeight: 84,
  documentEnd: 2000,
  isFocusInside: false,
  isMenuOpen: false,
};

const rules: [rule: string, from: HeadroomState, look: Partial<HeadroomInput>, to: HeadroomState][] = [
  ['at the very top it stands in its place', 'unpinned', { y: 0, previousY: 300 }, 'top'],
  ['at the very top it stands in its place, even while used', 'pinned', { y: 0, isFocusInside: true }, 'top'],
  ['leaving the top it stays in sight', 'top', { y: 3, previousY: 0 }, 'pinned'],
  ['no further down than its own height it stays', 'top', { y: 84, previousY: 0 }, 'pinned'],
  ['just below its own height it leaves', 'pinned', { y: 85, previousY: 80 }, 'unpinned'],
  ['a step down of the tolerance hides it', 'pinned', { y: 405 }, 'unpinned'],
  ['a shorter step down does not', 'pinned', { y: 404 }, 'pinned'],
  ['a step up of the tolerance brings it back', 'unpinned', { y: 395 }, 'pinned'],
  ['a shorter step up does not', 'unpinned', { y: 396 }, 'unpinned'],
  ['standing still changes nothing', 'unpinned', {}, 'unpinned'],
  ['a bounce above the top changes nothing', 'top', { y: -20, previousY: 0 }, 'top'],
  ['coming back from a bounce above the top does not hide it', 'top', { y: -2, previousY: -30 }, 'top'],
  ['a bounce below the end does not bring it back', 'unpinned', { y: 2001, previousY: 2040 }, 'unpinned'],
  ['the last position of the page still counts', 'pinned', { y: 2000, previousY: 1900 }, 'unpinned'],
  ['focus inside keeps it while the page moves down', 'pinned', { y: 900, isFocusInside: true }, 'pinned'],
  ['focus inside brings it back', 'unpinned', { isFocusInside: true }, 'pinned'],
  ['an open menu keeps it while the page moves down', 'pinned', { y: 900, isMenuOpen: true }, 'pinned'],
  ['an open menu brings it back, even beyond the end', 'unpinned', { y: 2040, isMenuOpen: true }, 'pinned'],
];

test.each(rules)('the header comes and goes: %s', (_rule, from, look, to) => {
  expect(nextHeadroom(from, { ...page, ...look })).toBe(to);
});
