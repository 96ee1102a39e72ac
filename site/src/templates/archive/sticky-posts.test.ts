import { expect, test } from 'vitest';
import { withStickyFirst } from './sticky-posts.ts';

const entries = (...ids: string[]) => ids.map((id) => ({ id }));

test.each<[string, string[], string[], string[]]>([
  ['without sticky posts the order stays', [], ['a', 'b'], ['a', 'b']],
  ['a sticky post comes first, and once', ['b'], ['a', 'b', 'c'], ['b', 'a', 'c']],
  ['an old sticky post comes first too', ['z'], ['a', 'b'], ['z', 'a', 'b']],
])('%s', (_what, sticky, listed, shown) => {
  expect(withStickyFirst(entries(...sticky), entries(...listed))).toEqual(entries(...shown));
});
