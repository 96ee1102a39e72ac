import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { globalId } from '../schema/global-id.ts';
import { ensureSeeded } from '../starting-content/ensure-seeded.ts';
import { smallContent } from '../testing/small-content.ts';
import { contentEditor } from './content-editor.ts';
import { saveMenu } from './save-menu.ts';

/** A seeded database and a content editor whose clock advances by a second with every reading. */
async function desk() {
  const database = openDatabase(':memory:');
  await ensureSeeded(database, smallContent, null);
  const tables = tablesOf(database);
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const now = () => {
    clock.now += 1_000;
    return clock.now;
  };
  const author = tables.users.byLogin('editor');
  if (!author) throw new Error('The small content has no user called editor.');
  const idAt = (path: string): number => tables.content.byPath(path)?.id ?? 0;
  return { tables, now, author, idAt, ...contentEditor({ database, tables, now }) };
}

test('a new node is a draft without a path', async () => {
  const { create, tables, author } = await desk();
  const { id } = create('page', { title: 'Spare seals' }, author);
  expect(tables.content.byId(id)).toMatchObject({ status: 'draft', slug: '', path: null, title: 'Spare seals' });
});

test('a new node changes nothing for visitors', async () => {
  const { create, author } = await desk();
  expect(create('page', { title: 'Spare seals' }, author).change).toEqual({ tags: [], paths: [] });
});

/** A page that is published for the first time. */
async function firstPublished() {
  const { create, save, tables, author, idAt } = await desk();
  const { id } = create('page', { title: 'Spare <em>seals</em> & rings', parentId: idAt('/products/') }, author);
  const { change } = save(id, {}, author, 'publish');
  return { id, change, content: tables.content.byId(id) };
}

test('publishing derives the path from the title', async () => {
  const { content } = await firstPublished();
  expect(content).toMatchObject({ status: 'publish', path: '/products/spare-seals-rings/' });
});

test('publishing sets the date', async () => {
  expect((await firstPublished()).content?.date).toMatch(/^2026-11-21T12:00:/);
});

test('a node keeps the date of its first publication, however often it is saved', async () => {
  const { create, save, tables, author } = await desk();
  const { id } = create('post', { title: 'Seals' }, author);
  const dateOf = () => tables.content.byId(id)?.date;
  const created = dateOf();
  save(id, { title: 'Spare seals' }, author);
  expect(dateOf()).toBe(created);
  save(id, {}, author, 'publish');
  const published = dateOf();
  expect([published !== created, published === tables.content.byId(id)?.modified]).toEqual([true, true]);
  save(id, { title: 'Rings' }, author, 'publish');
  expect(dateOf()).toBe(published);
});

test('a date that an editor set stays when the node is published', async () => {
  const { create, save, tables, author } = await desk();
  const { id } = create('post', { title: 'Seals' }, author);
  save(id, { date: '2026-01-02T03:04:05' }, author, 'publish');
  expect(tables.content.byId(id)?.date).toBe('2026-01-02T03:04:05');
});

test.each([
  ['post', '/news-item-3/', '/news-item-3-2/'],
  ['post', '/news/', '/news-2/'],
  ['project', '/project/station-1/', '/project/station-1-2/'],
  ['page', '/project/', '/project-2/'],
  ['page', '/view-1/', '/view-1-2/'],
] as const)('a %s for the taken path %s gets the path %s', async (type, taken, expected) => {
  const { create, save, tables, author } = await desk();
  const { id } = create(type, { title: 'x', slug: taken.split('/').at(-2) ?? '' }, author);
  save(id, {}, author, 'publish');
  expect(tables.content.byId(id)?.path).toBe(expected);
});

test('an update of the text keeps title and status', async () => {
  const { save, tables, author, idAt } = await desk();
  const id = idAt('/contact/');
  save(id, { content: '<p>Ring us.</p>' }, author);
  expect(tables.content.byId(id)).toMatchObject({ status: 'publish', content: '<p>Ring us.</p>', title: 'Contact' });
});

test('an update of the text reports only the node as changed', async () => {
  const { save, author, idAt } = await desk();
  const id = idAt('/contact/');
  const { change } = save(id, { content: '<p>Ring us.</p>' }, author);
  expect(change).toEqual({ tags: [globalId('post', id)], paths: [] });
});

const pumpPath = '/products/grinder-pumps/grinder-pump-100/';

/** The page of all products after its slug has changed to `pumps`. */
async function renamedProducts() {
  const { save, tables, author, idAt } = await desk();
  const [id, pump] = [idAt('/products/'), idAt(pumpPath)];
  return { tables, id, pump, change: save(id, { slug: 'pumps' }, author).change };
}

test('renaming a page moves all pages below it', async () => {
  const { tables, pump } = await renamedProducts();
  expect(tables.content.byId(pump)?.path).toBe('/pumps/grinder-pumps/grinder-pump-100/');
});

test('the old path of each moved page is remembered', async () => {
  const { tables, id, pump } = await renamedProducts();
  expect(tables.oldPaths.contentAt(pumpPath)).toBe(pump);
  expect(tables.oldPaths.contentAt('/products/')).toBe(id);
});

test('renaming back forgets the old path', async () => {
  const { save, tables, author, idAt } = await desk();
  const id = idAt('/contact/');
  save(id, { slug: 'write-to-us' }, author);
  save(id, { slug: 'contact' }, author);
  expect(tables.oldPaths.contentAt('/contact/')).toBeUndefined();
  expect(tables.oldPaths.contentAt('/write-to-us/')).toBe(id);
});

test('new content at an old path ends the memory of that path', async () => {
  const { save, create, tables, author, idAt } = await desk();
  const id = idAt('/contact/');
  save(id, { slug: 'write-to-us' }, author);
  save(id, { slug: 'contact' }, author);
  const other = create('page', { title: 'Write to us' }, author).id;
  save(other, {}, author, 'publish');
  expect(tables.content.byId(other)?.path).toBe('/write-to-us/');
  expect(tables.oldPaths.contentAt('/write-to-us/')).toBeUndefined();
});

test('does not remember the path of a draft', async () => {
  const { save, tables, author, idAt } = await desk();
  const id = idAt('/unfinished/');
  save(id, { slug: 'half-done' }, author);
  save(id, { slug: 'done' }, author, 'publish');
  expect(tables.content.byId(id)?.path).toBe('/done/');
  for (const path of ['/unfinished/', '/half-done/']) expect(tables.oldPaths.contentAt(path)).toBeUndefined();
});

test('the front page stays at / with any slug', async () => {
  const { save, tables, author } = await desk();
  const id = tables.options.number('page_on_front');
  save(id, { slug: 'start' }, author);
  expect(tables.content.byId(id)).toMatchObject({ slug: 'start', path: '/' });
});

test.each(['page_on_front', 'page_for_posts'] as const)('%s cannot be hidden from visitors', async (option) => {
  const { trash, save, tables, author } = await desk();
  const id = tables.options.number(option);
  const ways = [() => trash(id), () => save(id, {}, author, 'draft'), () => save(id, {}, author, 'private')];
  for (const way of ways) expect(way).toThrow('have to stay public');
  save(id, { title: 'Still here' }, author, 'publish');
  expect(tables.content.byId(id)).toMatchObject({ status: 'publish', title: 'Still here' });
});

test('an update that places a page below itself is refused as a whole', async () => {
  const { save, tables, author, idAt } = await desk();
  const id = idAt('/products/');
  const before = tables.content.byId(id);
  const below = idAt('/products/grinder-pumps/');
  expect(() => save(id, { parentId: below, title: 'Lost' }, author)).toThrow('below itself');
  expect(tables.content.byId(id)).toEqual(before);
  expect(tables.revisions.ofContent(id)).toEqual([]);
});

test('restored content is public at its path again', async () => {
  const { trash, restore, tables, idAt } = await desk();
  const id = idAt('/contact/');
  trash(id);
  expect(restore(id).change.paths).toEqual(['/contact/']);
  expect(tables.content.byId(id)).toMatchObject({ status: 'publish', path: '/contact/' });
});

test('restored content does not displace content that has taken its path', async () => {
  const { trash, restore, create, save, tables, author, idAt } = await desk();
  const id = idAt('/contact/');
  trash(id);
  const { id: other } = create('page', { title: 'Contact' }, author);
  save(other, {}, author, 'publish');
  restore(id);
  expect(tables.content.byId(id)?.path).toBe('/contact-2/');
  expect(tables.content.byId(other)?.path).toBe('/contact/');
});

test('a draft is still a draft after trashing and restoring', async () => {
  const { trash, restore, tables, idAt } = await desk();
  const id = idAt('/unfinished/');
  // The page cache is not affected, but preview links of the draft end.
  const trashed = `trashed:${globalId('post', id)}`;
  expect(trash(id).change).toEqual({ tags: [trashed], paths: [] });
  expect(trash(id).change).toEqual({ tags: [], paths: [] });
  expect(restore(id).change).toEqual({ tags: [], paths: [] });
  expect(tables.content.byId(id)).toMatchObject({ status: 'draft', path: '/unfinished/' });
});

test('a node has a revision for each save after one for the state before the first', async () => {
  const { save, tables, author, idAt } = await desk();
  const id = idAt('/contact/');
  save(id, { title: 'Second' }, author);
  save(id, { title: 'Third' }, author);
  const revisions = tables.revisions.ofContent(id);
  expect(revisions.map(({ title }) => title)).toEqual(['Third', 'Second', 'Contact']);
  expect(revisions[0]?.slug).toBe(`${id}-revision-v1`);
});

test('an autosave changes nothing for visitors', async () => {
  const { autosave, tables, author, idAt } = await desk();
  const id = idAt('/contact/');
  const first = autosave(id, { title: 'Draft title' }, author);
  expect(autosave(id, { title: 'Better title' }, author)).toBe(first);
  expect(tables.content.byId(id)?.title).toBe('Contact');
});

test('an update replaces the terms of one taxonomy', async () => {
  const { save, tables, author, idAt } = await desk();
  const id = idAt('/news-item-1/');
  const guides = tables.terms.bySlug('category', 'guides')?.id ?? 0;
  save(id, { categories: [guides] }, author);
  expect(tables.terms.ofContent(id, 'category').map(({ slug }) => slug)).toEqual(['guides']);
  expect(tables.terms.ofContent(id, 'post_tag')).not.toEqual([]);
});

/** The primary menu, saved with a new item before two that were there. */
async function savedMenu() {
  const { tables, now } = await desk();
  const menuId = tables.options.number('menu_primary');
  const [products, child] = tables.menuItems.ofMenu(menuId);
  const change = saveMenu({ tables, now }, menuId, [
    { id: null, label: 'Home', url: '/', opensNewTab: false, level: 3 },
    { id: products?.id ?? 0, label: 'Pumps', url: '/products/', opensNewTab: true, level: 0 },
    { id: child?.id ?? 0, label: 'Submersible', url: '/products/submersible-pumps/', opensNewTab: false, level: 1 },
  ]);
  return { menuId, products, change, saved: tables.menuItems.ofMenu(menuId) };
}

test('the items of a saved menu nest below the previous line by their level', async () => {
  const { products, saved } = await savedMenu();
  expect(saved.map(({ label, parentId }) => [label, parentId])).toEqual([
    ['Home', null],
    ['Pumps', null],
    ['Submersible', products?.id],
  ]);
});

test('an item of a saved menu keeps its ID', async () => {
  const { products, saved } = await savedMenu();
  expect(saved[1]).toMatchObject({ id: products?.id, target: '_blank' });
});
