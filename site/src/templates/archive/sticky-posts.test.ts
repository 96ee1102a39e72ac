import { expect, test } from 'vitest';
import { withStickyFirst } from './sticky-posts.ts';

const entries = (...ids: string[]) => ids.map((id) => ({ id }));

test.each<[string, string[], string[], string[]]>([
  ['the order is unchanged without sticky posts', [], ['a', 'b'], ['a', 'b']],
  ['a sticky one comes first, and once', ['b'], ['a', 'b', 'c'], ['b', 'a', 'c']],
  ['an old sticky one comes first too', ['z'], ['a', 'b'], ['z', 'a', 'b']],
])('in a list of posts %s', (_what, sticky, listed, shown) => {
  expect(withStickyFirst(entries(...sticky), entries(...listed))).toEqual(entries(...shown));
});
