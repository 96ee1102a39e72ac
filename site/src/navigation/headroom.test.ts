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
  ['at the very top it is in the page', 'unpinned', { y: 0, previousY: 300 }, 'top'],
  ['at the very top it is in the page, even while used', 'pinned', { y: 0, isFocusInside: true }, 'top'],
  ['it stays visible when leaving the top', 'top', { y: 3, previousY: 0 }, 'pinned'],
  ['it stays visible within its own height', 'top', { y: 84, previousY: 0 }, 'pinned'],
  ['it hides just below its own height', 'pinned', { y: 85, previousY: 80 }, 'unpinned'],
  ['scrolling down by the tolerance hides it', 'pinned', { y: 405 }, 'unpinned'],
  ['scrolling down by less does not', 'pinned', { y: 404 }, 'pinned'],
  ['scrolling up by the tolerance shows it', 'unpinned', { y: 395 }, 'pinned'],
  ['scrolling up by less does not', 'unpinned', { y: 396 }, 'unpinned'],
  ['no scrolling changes nothing', 'unpinned', {}, 'unpinned'],
  ['a bounce above the top changes nothing', 'top', { y: -20, previousY: 0 }, 'top'],
  ['the end of a bounce above the top does not hide it', 'top', { y: -2, previousY: -30 }, 'top'],
  ['a bounce below the end does not show it', 'unpinned', { y: 2001, previousY: 2040 }, 'unpinned'],
  ['the last position of the page still counts', 'pinned', { y: 2000, previousY: 1900 }, 'unpinned'],
  ['focus inside keeps it visible while scrolling down', 'pinned', { y: 900, isFocusInside: true }, 'pinned'],
  ['focus inside shows it', 'unpinned', { isFocusInside: true }, 'pinned'],
  ['an open menu keeps it visible while scrolling down', 'pinned', { y: 900, isMenuOpen: true }, 'pinned'],
  ['an open menu shows it, even beyond the end', 'unpinned', { y: 2040, isMenuOpen: true }, 'pinned'],
];

test.each(rules)('the header hides and shows: %s', (_rule, from, look, to) => {
  expect(nextHeadroom(from, { ...page, ...look })).toBe(to);
});
