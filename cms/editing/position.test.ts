import { expect, test } from 'vitest';
import { emptyTables, page } from '../testing/empty-tables.ts';
import { followMove, freeSlug, isBelow, pathOf, positionOf } from './position.ts';

test.each([
  ['page', 'pumps', null, '/pumps/'],
  ['page', 'pumps', '/products/', '/products/pumps/'],
  ['page', '', '/products/', null],
  ['post', 'news', null, '/news/'],
  ['project', 'station', null, '/project/station/'],
  ['testimonial', 'one', null, null],
] as const)('a %s with the slug "%s" below %s has the path %s', (type, slug, parentPath, expected) => {
  expect(pathOf(type, slug, parentPath)).toBe(expected);
});

test('a taken slug gets the first free number', () => {
  const taken = new Set(['a', 'a-2', 'a-3']);
  expect(freeSlug('a', (candidate) => taken.has(candidate))).toBe('a-4');
  expect(freeSlug('b', (candidate) => taken.has(candidate))).toBe('b');
});

test.each(['category', 'tag', 'author', 'project', 'Representative'])('no page gets the reserved path /%s/', (slug) => {
  const { tables } = withPumps();
  expect(positionOf({ id: 999, type: 'page', slug, parentId: null }, tables).slug).toBe(`${slug}-2`);
});

test('content without a slug or without a page has no path', () => {
  const { tables } = withPumps();
  expect(positionOf({ id: 999, type: 'page', slug: '', parentId: null }, tables)).toEqual({ slug: '', path: null });
  expect(positionOf({ id: 999, type: 'testimonial', slug: 'one', parentId: null }, tables)).toEqual({
    slug: 'one',
    path: null,
  });
});

/** A page with two nested below it, and the path of each. */
function withPumps() {
  const tables = emptyTables();
  const id = tables.content.insert(page({ slug: 'pumps', path: '/pumps/' }));
  const child = tables.content.insert(page({ slug: 'grinder', path: '/pumps/grinder/', parentId: id }));
  const grandchild = tables.content.insert(page({ slug: 'small', path: '/pumps/grinder/small/', parentId: child }));
  const record = (of: number) => {
    const found = tables.content.byId(of);
    if (!found) throw new Error(`There is no content ${of}.`);
    return found;
  };
  const paths = () => [id, child, grandchild].map((of) => record(of).path);
  return { tables, id, child, grandchild, record, paths };
}

test('a page that loses its path leaves its descendants where they are', () => {
  const { tables, id, record, paths } = withPumps();
  followMove(record(id), { ...record(id), path: null, status: 'trash' }, tables);
  expect(paths().slice(1)).toEqual(['/pumps/grinder/', '/pumps/grinder/small/']);
});

test('content counts as below itself and each of its ancestors', () => {
  const { tables, id, child, grandchild } = withPumps();
  expect([id, child, grandchild].map((candidate) => isBelow(candidate, child, tables))).toEqual([false, true, true]);
  expect(isBelow(null, child, tables)).toBe(false);
});

test('a cycle of parents ends the search', () => {
  const { tables, id, grandchild, record } = withPumps();
  tables.content.update(id, { ...record(id), parentId: grandchild });
  expect(isBelow(grandchild, 999, tables)).toBe(false);
});
