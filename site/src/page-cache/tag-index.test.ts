import { expect, test } from 'vitest';
import { createTagIndex } from './tag-index.ts';

test('finds every page that has any of the given tags', () => {
  const index = createTagIndex();
  index.add('/a/', ['pump', 'menu']);
  index.add('/b/', ['menu']);
  index.add('/c/', ['valve']);
  expect(index.keysTagged(['pump', 'menu'])).toEqual(new Set(['/a/', '/b/']));
  expect(index.keysTagged(['seal'])).toEqual(new Set());
});

test('no longer finds a page by a tag that it lost', () => {
  const index = createTagIndex();
  index.add('/a/', ['pump', 'menu']);
  index.add('/b/', ['pump']);
  index.delete('/a/', ['pump', 'seal']);
  expect(index.keysTagged(['pump'])).toEqual(new Set(['/b/']));
  expect(index.keysTagged(['menu'])).toEqual(new Set(['/a/']));
  index.delete('/b/', ['pump']);
  index.add('/c/', ['pump']);
  expect(index.keysTagged(['pump'])).toEqual(new Set(['/c/']));
});
