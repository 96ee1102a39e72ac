import { expect, test } from 'vitest';
import { globalId } from '../schema/global-id.ts';
import { emptyTables, page, person } from '../testing/empty-tables.ts';
import { contentChange, contentSnapshot, menuChange } from './content-change.ts';

function site() {
  const tables = emptyTables();
  const ada = tables.users.insert(person('ada'));
  const bob = tables.users.insert(person('bob'));
  const guides = tables.terms.insert({ taxonomy: 'category', slug: 'guides', name: 'Guides', description: '' });
  const id = tables.content.insert(page({ type: 'post', slug: 'seal', path: '/seal/', authorId: ada }));
  tables.terms.assign(id, guides);
  const post = contentSnapshot(id, tables);
  if (!post) throw new Error('The post that was just inserted is gone.');
  return { tables, ada, bob, guides, id, post };
}

const key = (id: number) => globalId('post', id);

test('content without a state before and after changes nothing', () => {
  const { tables } = site();
  expect(contentSnapshot(999, tables)).toBeUndefined();
  expect(contentChange(undefined, undefined, tables)).toEqual({ tags: [], paths: [] });
});

test('a new post changes its lists and the archives of its terms and author', () => {
  const { tables, id, post } = site();
  const draft = { ...post, record: { ...post.record, status: 'draft' as const } };
  expect(contentChange(draft, post, tables)).toEqual({
    tags: [key(id), 'list:post', globalId('post_type', 'post')],
    paths: ['/seal/', '/category/guides/', '/author/ada/'],
  });
});

test.each([
  ...(['title', 'date', 'slug', 'postPassword'] as const).map((field) => [field, 'other'] as const),
  ['menuOrder', 1] as const,
])('a changed %s changes the lists of a post', (field, value) => {
  const { tables, id, post } = site();
  const after = { ...post, record: { ...post.record, [field]: value } };
  expect(contentChange(post, after, tables).tags).toEqual([key(id), 'list:post', globalId('post_type', 'post')]);
});

test('replacing a password by another changes no list', () => {
  const { tables, id, post } = site();
  const locked = (postPassword: string) => ({ ...post, record: { ...post.record, postPassword } });
  expect(contentChange(locked('a'), locked('b'), tables).tags).toEqual([key(id)]);
});

test("a changed author changes both authors' archives", () => {
  const { tables, bob, post } = site();
  const after = { ...post, record: { ...post.record, authorId: bob } };
  expect(contentChange(post, after, tables).paths).toEqual(['/author/ada/', '/author/bob/']);
});

test('an author and a term that no longer exist have no archive', () => {
  const { tables, post } = site();
  const after = { ...post, terms: [99], record: { ...post.record, authorId: 99 } };
  expect(contentChange(post, after, tables).paths).toEqual(['/category/guides/', '/author/ada/']);
});

test('only posts change the archive of their author', () => {
  const { tables, bob, post } = site();
  const project = { ...post, terms: [], record: { ...post.record, type: 'project' as const } };
  const after = { ...project, record: { ...project.record, authorId: bob } };
  expect(contentChange(project, after, tables).paths).toEqual([]);
});

test("adding or removing a term changes only that term's archive", () => {
  const { tables, guides, post } = site();
  const news = tables.terms.insert({ taxonomy: 'category', slug: 'news', name: 'News', description: '' });
  expect(contentChange(post, { ...post, terms: [guides, news] }, tables).paths).toEqual(['/category/news/']);
  expect(contentChange(post, { ...post, terms: [] }, tables).paths).toEqual(['/category/guides/']);
});

test('moving a page changes its descendants at their old and new paths', () => {
  const { tables, id, post } = site();
  const child = tables.content.insert(page({ path: '/old/child/', parentId: id }));
  const grandchild = tables.content.insert(page({ path: '/old/child/small/', parentId: child }));
  tables.content.insert(page({ path: '/old/draft/', parentId: id, status: 'draft' }));
  const before = contentSnapshot(id, tables);
  expect(before?.descendants).toEqual([
    { id: child, path: '/old/child/' },
    { id: grandchild, path: '/old/child/small/' },
  ]);
  const after = { ...post, path: '/new/', descendants: [{ id: child, path: '/new/child/' }] };
  expect(contentChange(before, after, tables)).toEqual({
    tags: [key(id), key(child), key(grandchild)],
    paths: ['/seal/', '/new/', '/old/child/', '/old/child/small/', '/new/child/'],
  });
});

test('a cycle of parents ends the search for descendants', () => {
  const { tables } = site();
  const first = tables.content.insert(page({ path: '/first/' }));
  const second = tables.content.insert(page({ path: '/second/', parentId: first }));
  tables.content.update(first, page({ path: '/first/', parentId: second }));
  expect(contentSnapshot(first, tables)?.descendants).toEqual([{ id: second, path: '/second/' }]);
});

test('publishing and unpublishing change the parent and referring content', () => {
  const { tables, id, post } = site();
  const pointing = tables.content.insert(page({ fields: { related: [id] } }));
  const parentId = tables.content.insert(page({}));
  const child = { ...post, record: { ...post.record, parentId } };
  const tags = [key(id), key(parentId), key(pointing), 'list:post', globalId('post_type', 'post')];
  expect(contentChange(undefined, child, tables).tags).toEqual(tags);
  expect(contentChange(child, undefined, tables).tags).toEqual(expect.arrayContaining(tags));
});

test('the posts page also changes the list of posts', () => {
  const { tables } = site();
  const id = tables.content.insert(page({ path: '/news/' }));
  tables.options.set('page_for_posts', id);
  const news = contentSnapshot(id, tables);
  expect(contentChange(news, news, tables).tags).toEqual([key(id), globalId('post_type', 'post')]);
});

test('the front page changes the root path', () => {
  const { tables } = site();
  const id = tables.content.insert(page({ path: '/' }));
  tables.options.set('page_on_front', id);
  expect(contentSnapshot(id, tables)?.path).toBe('/');
});

type Status = 'draft' | 'publish' | 'trash';

/** Whether previews of a post end when its status changes. */
function endsPreviews(from: Status, to: Status): boolean {
  const { tables, id, post } = site();
  const state = (status: Status) => ({ ...post, record: { ...post.record, status } });
  return contentChange(state(from), state(to), tables).tags.includes(`trashed:${key(id)}`);
}

test.each([
  ['draft', 'trash'],
  ['publish', 'trash'],
] as const)('a change from %s to %s ends previews', (from, to) => {
  expect(endsPreviews(from, to)).toBe(true);
});

test.each([
  ['trash', 'draft'],
  ['trash', 'trash'],
  ['draft', 'publish'],
] as const)('a change from %s to %s does not end previews', (from, to) => {
  expect(endsPreviews(from, to)).toBe(false);
});

test.each(['draft', 'trash'] as const)('deleting content in status %s ends its previews', (status) => {
  const { tables, id, post } = site();
  const before = { ...post, record: { ...post.record, status } };
  expect(contentChange(before, undefined, tables)).toEqual({ tags: [`trashed:${key(id)}`], paths: [] });
});

test('a changed menu changes itself, its items and every list of items', () => {
  expect(menuChange(3, [7, 8]).tags).toEqual(['list:menuitem', globalId('term', 3), key(7), key(8)]);
});
