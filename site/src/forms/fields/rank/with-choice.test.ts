import { expect, test } from 'vitest';
import { withChoice } from './with-choice.ts';

test.each([
  ['a first choice takes its place', ['', '', ''], 1, 'b', ['', 'b', '']],
  ['a choice that another place has changes places with it', ['a', 'b', 'c'], 0, 'c', ['c', 'b', 'a']],
  ['a choice leaves its former place empty when it moves to an empty one', ['a', '', ''], 2, 'a', ['', '', 'a']],
  ['the same choice again changes nothing', ['a', 'b', ''], 1, 'b', ['a', 'b', '']],
  ['a place that is emptied leaves the others as they are', ['', 'b', 'c'], 1, '', ['', '', 'c']],
])('in a rank, %s', (_what, places, place, choice, after) => {
  expect(withChoice(places, place, choice)).toEqual(after);
});
