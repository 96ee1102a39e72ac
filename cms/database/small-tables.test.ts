import { expect, test } from 'vitest';
import { emptyTables, page, person } from '../testing/empty-tables.ts';

test('an unset option is an empty text or the number 0', () => {
  const { options } = emptyTables();
  expect([options.text('blogname'), options.number('posts_per_page')]).toEqual(['', 0]);
});

test('an option has its latest value', () => {
  const { options } = emptyTables();
  options.set('posts_per_page', 9);
  options.set('posts_per_page', 12);
  expect([options.text('posts_per_page'), options.number('posts_per_page')]).toEqual(['12', 12]);
});

test('an old path refers to the content that left it last, until it is used again', () => {
  const { content, oldPaths } = emptyTables();
  const [first, second] = [content.insert(page()), content.insert(page())];
  oldPaths.add('/old/', first);
  oldPaths.add('/old/', second);
  expect(oldPaths.contentAt('/OLD/')).toBe(second);
  expect(oldPaths.contentAt('/never/')).toBeUndefined();
  oldPaths.remove('/old/');
  expect(oldPaths.contentAt('/old/')).toBeUndefined();
});

test('the trash stores the last status of content', () => {
  const { content, trash } = emptyTables();
  const id = content.insert(page({ status: 'trash' }));
  trash.add(id, 'publish');
  trash.add(id, 'private');
  expect(trash.statusOf(id)).toBe('private');
  trash.remove(id);
  expect(trash.statusOf(id)).toBeUndefined();
});

test('finds a media file by content and path, with its latest alternative text', () => {
  const { content, media } = emptyTables();
  const files = ['2026/01/b.png', '2026/01/a.png'].map((file, index) => ({
    contentId: content.insert(page({ type: 'attachment', status: 'inherit' })),
    file,
    mimeType: 'image/png',
    width: 40,
    height: 30,
    alt: '',
    seedKey: index === 0 ? 'drawing' : null,
  }));
  for (const file of files) media.insert(file);
  media.setAlt(files[0]?.contentId ?? 0, 'A pump');
  expect(media.byFile('2026/01/b.png')).toEqual({ ...files[0], alt: 'A pump' });
  expect(media.byId(files[1]?.contentId ?? 0)).toEqual(files[1]);
  expect(media.seeded().map(({ file }) => file)).toEqual(['2026/01/b.png']);
});

test('a user is found by login, slug and email address in any letter case', () => {
  const { users } = emptyTables();
  users.insert(person('bob'));
  const given = person('ada', { slug: 'ada-l', description: 'Writes', passwordHash: 'hash', role: 'administrator' });
  const id = users.insert(given);
  const record = { kind: 'user', id, ...given };
  expect([users.byLogin('ADA'), users.bySlug('Ada-L'), users.byEmail('ADA@example.com'), users.byId(id)]).toEqual([
    record,
    record,
    record,
    record,
  ]);
  expect(users.all().map(({ login }) => login)).toEqual(['ada', 'bob']);
});

test('changes profile and password of one user only', () => {
  const { users } = emptyTables();
  const id = users.insert(person('ada'));
  const other = users.insert(person('bob'));
  users.update(id, { name: 'Ada', email: 'new@example.com', description: 'Writes' });
  users.setPasswordHash(id, 'hash');
  expect(users.byId(id)).toMatchObject({
    login: 'ada',
    name: 'Ada',
    email: 'new@example.com',
    description: 'Writes',
    passwordHash: 'hash',
  });
  expect(users.byId(other)).toMatchObject({ name: 'bob', email: 'bob@example.com', passwordHash: null });
});

test('shows the toolbar until a user turns it off', () => {
  const { users } = emptyTables();
  const id = users.insert(person('ada'));
  const shown = [users.showsToolbar(id)];
  for (const wish of [false, true]) {
    users.setShowsToolbar(id, wish);
    shown.push(users.showsToolbar(id));
  }
  expect(shown).toEqual([true, false, true]);
});

test('a term counts its published content', () => {
  const { content, terms } = emptyTables();
  const [guides, news] = ['guides', 'news'].map((slug) =>
    terms.insert({ taxonomy: 'category', slug, name: slug.toUpperCase(), description: '' }),
  ) as [number, number];
  const seals = terms.insert({ taxonomy: 'post_tag', slug: 'guides', name: 'Seals', description: '' });
  const [published, draft] = [content.insert(page()), content.insert(page({ status: 'draft' }))];
  for (const id of [published, draft]) terms.assign(id, guides);
  terms.assign(published, guides);
  terms.assign(published, seals);
  expect([terms.count(guides), terms.count(news)]).toEqual([1, 0]);
  expect(terms.bySlug('post_tag', 'GUIDES')?.id).toBe(seals);
  terms.replace(published, 'category', [news]);
  expect(terms.ofContent(published, 'category').map(({ id }) => id)).toEqual([news]);
  expect(terms.ofContent(published, 'post_tag').map(({ id }) => id)).toEqual([seals]);
  expect(terms.ofTaxonomy('category').map(({ name }) => name)).toEqual(['GUIDES', 'NEWS']);
});

test('replaces a menu item in its own menu only', () => {
  const { menuItems, terms } = emptyTables();
  const menu = (slug: string) => terms.insert({ taxonomy: 'nav_menu', slug, name: slug, description: '' });
  const [menuId, other] = [menu('primary'), menu('footer')];
  const item = {
    menuId,
    parentId: null,
    label: 'About',
    url: '/about/',
    target: '',
    cssClasses: ['wide'],
    order: 2,
  };
  const id = menuItems.insert(item, '2026-01-01T00:00:00');
  const first = menuItems.insert({ ...item, label: 'Home', order: 1 }, '2026-01-01T00:00:00');
  const changed = {
    ...item,
    id,
    label: 'Us',
    url: '/us/',
    target: '_blank',
    cssClasses: [],
    order: 0,
    parentId: first,
  };
  menuItems.update({ ...changed, menuId: other, url: '/elsewhere/' });
  expect(menuItems.byId(id)?.url).toBe('/about/');
  menuItems.update(changed);
  expect(menuItems.byId(id)).toEqual({ kind: 'menuItem', ...changed });
  expect(menuItems.ofMenu(menuId).map(({ label }) => label)).toEqual(['Us', 'Home']);
  menuItems.delete(id);
  expect(menuItems.ofMenu(menuId).map(({ label }) => label)).toEqual(['Home']);
});

test('starting a session deletes expired ones', () => {
  const { sessions, users } = emptyTables();
  const userId = users.insert(person('ada'));
  sessions.insert({ idHash: 'first', userId, expires: 100 }, 0);
  sessions.insert({ idHash: 'second', userId, expires: 200 }, 0);
  sessions.insert({ idHash: 'third', userId, expires: 300 }, 100);
  expect(['first', 'second', 'third'].filter((hash) => sessions.byHash(hash, 0))).toEqual(['second', 'third']);
});

test('ends only the sessions of that user', () => {
  const { sessions, users } = emptyTables();
  const [ada, bob] = [users.insert(person('ada')), users.insert(person('bob'))];
  for (const [idHash, userId] of [
    ['first', ada],
    ['second', ada],
    ['third', bob],
  ] as const) {
    sessions.insert({ idHash, userId, expires: 100 }, 0);
  }
  sessions.deleteOfUser(ada);
  expect(['first', 'second', 'third'].filter((hash) => sessions.byHash(hash, 0))).toEqual(['third']);
});
