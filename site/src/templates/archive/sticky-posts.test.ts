import { expect, test } from 'vitest';
import { withStickyFirst } from './sticky-posts.ts';

const entries = (...ids: string[]) => ids.map((id) => ({ id }));

test.each<[string, string[], string[], string[]]>([
  ['the order is unchanged without sticky posts', [], ['a', 'b'], ['a', 'b']],
  ['a sticky one moves to the first place', ['b'], ['a', 'b', 'c'], ['b', 'a', 'c']],
  ['a sticky one of a later page comes first, too', ['z'], ['a', 'b'], ['z', 'a', 'b']],
])('in a list of posts %s', (_what, sticky, listed, shown) => {
  expect(withStickyFirst(entries(...sticky), entries(...listed))).toEqual(entries(...shown));
});
