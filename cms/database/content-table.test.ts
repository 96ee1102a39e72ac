import { expect, test } from 'vitest';
import { emptyTables, page, person } from '../testing/empty-tables.ts';
import { newContent } from './content-table.ts';
import { openDatabase } from './open-database.ts';
import { tablesOf } from './tables.ts';

test('new content has defaults for everything that is not given', () => {
  const own = { type: 'post', slug: 'a', title: 'A', date: '2026-01-01T00:00:00' } as const;
  expect(newContent(own)).toEqual({
    ...own,
    modified: own.date,
    status: 'publish',
    path: null,
    parentId: null,
    authorId: null,
    content: '',
    excerpt: '',
    template: 'Default',
    featuredImageId: null,
    menuOrder: 0,
    seoTitle: null,
    seoDescription: null,
    postPassword: '',
    fields: {},
  });
  expect(newContent({ ...own, modified: '2026-02-01T00:00:00', menuOrder: 3 })).toMatchObject({
    modified: '2026-02-01T00:00:00',
    menuOrder: 3,
  });
});

test('updated content is found by its ID, its path and its slug', () => {
  const { content, users } = emptyTables();
  const authorId = users.insert(person('ada'));
  const parentId = content.insert(page());
  const written = page({
    type: 'project',
    status: 'draft',
    slug: 'station',
    path: '/project/station/',
    parentId,
    authorId,
    title: 'Station',
    content: '<p>Wet well</p>',
    excerpt: 'Short',
    modified: '2026-02-01T00:00:00',
    featuredImageId: parentId,
    menuOrder: 3,
    seoTitle: 'SEO',
    seoDescription: 'Found',
    postPassword: 'sesame',
    fields: { teaser: 'yes' },
  });
  const id = content.insert(page({ slug: 'before' }));
  content.update(id, written);
  expect(content.byId(id)).toEqual({ kind: 'content', id, ...written });
  expect(content.byPath('/PROJECT/station/')?.id).toBe(id);
  expect(content.bySlug('project', 'station')?.id).toBe(id);
  expect(content.bySlug('page', 'station')).toBeUndefined();
});

test('the search text follows each write', () => {
  const { content } = emptyTables();
  const id = content.insert(page({ title: 'Grinder', excerpt: 'cuts', content: '<b>Größe</b>' }));
  const found = (text: string) =>
    content.ids({ types: ['page'], statuses: ['publish'], search: [{ text, excluded: false }] });
  for (const word of ['grinder', 'cuts', 'grosse']) expect([word, found(word)]).toEqual([word, [id]]);
  content.update(id, page({ title: 'Vortex' }));
  expect([found('grinder'), found('vortex')]).toEqual([[], [id]]);
});

test('deleted content leaves the index of texts', () => {
  const database = openDatabase(':memory:');
  const id = tablesOf(database).content.insert(page({ title: 'Grinder' }));
  const indexed = () => database.prepare('SELECT rowid FROM content_search').all();
  expect(indexed()).toEqual([{ rowid: id }]);
  database.prepare('DELETE FROM content WHERE id = ?').run(id);
  expect(indexed()).toEqual([]);
});

test('at a shared path, finds published content first and media last', () => {
  const { content } = emptyTables();
  content.insert(page({ type: 'attachment', path: '/a/', title: 'Picture' }));
  content.insert(page({ status: 'draft', path: '/a/', title: 'Draft' }));
  const published = content.insert(page({ path: '/a/', title: 'Published' }));
  expect(content.byPath('/a/')?.title).toBe('Published');
  content.update(published, page({ path: null }));
  expect(content.byPath('/a/')?.title).toBe('Draft');
});

test('finds references to a whole ID, alone or in a list', () => {
  const { content } = emptyTables();
  const insert = (title: string, fields: Record<string, unknown>, status: 'publish' | 'draft' = 'publish') =>
    content.insert(page({ title, fields, status }));
  const alone = insert('Alone', { image: 7 });
  const inList = insert('In a list', { group: { related: [3, 7] } });
  insert('A longer number', { image: 77 });
  insert('A text', { image: '7' });
  insert('A draft', { image: 7 }, 'draft');
  expect(content.referring(7)).toEqual([alone, inList]);
});

test("counts an author's published posts without media and drafts", () => {
  const { content, users } = emptyTables();
  const authorId = users.insert(person('ada'));
  const other = users.insert(person('bob'));
  content.insert(page({ type: 'post', authorId }));
  content.insert(page({ authorId }));
  content.insert(page({ authorId, status: 'draft' }));
  content.insert(page({ authorId, type: 'attachment' }));
  content.insert(page({ authorId: other }));
  expect(content.publishedBy(authorId)).toBe(2);
});

test('children are the content of the same type directly below, including drafts', () => {
  const { content } = emptyTables();
  const parentId = content.insert(page({ title: 'Parent' }));
  const child = content.insert(page({ title: 'Child', parentId }));
  content.insert(page({ title: 'Grandchild', parentId: child }));
  content.insert(page({ title: 'Draft', parentId, status: 'draft' }));
  content.insert(page({ title: 'A project', parentId, type: 'project' }));
  expect(
    content
      .childrenOf(parentId, 'page')
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['Child', 'Draft']);
});

test('setting the fields of content replaces only its fields', () => {
  const { content } = emptyTables();
  const id = content.insert(page({ title: 'Kept', fields: { a: 1 } }));
  content.setFields(id, { b: [2] });
  expect(content.byId(id)).toMatchObject({ title: 'Kept', fields: { b: [2] } });
  expect(content.byId(id)?.fields).toEqual({ b: [2] });
});

test('menu items and revisions are not content', () => {
  const { content, menuItems, revisions, terms } = emptyTables();
  const menuId = terms.insert({ taxonomy: 'nav_menu', slug: 'menu', name: 'Menu', description: '' });
  const item = menuItems.insert(
    { menuId, parentId: null, label: 'Home', url: '/', target: '', cssClasses: [], order: 1 },
    '2026-01-01T00:00:00',
  );
  const contentId = content.insert(page());
  const words = { title: 'T', content: '', excerpt: '', fields: {}, modified: '2026-01-01T00:00:00' };
  const revision = revisions.add({ contentId, authorId: null, ...words });
  for (const id of [item, revision]) expect(content.byId(id)).toBeUndefined();
  expect(menuItems.byId(item)?.label).toBe('Home');
  expect(revisions.byId(revision)?.title).toBe('T');
});
