import { expect, test } from 'vitest';
import type { ContentFilter } from './content-filter.ts';
import { contentTable, type NewContent, newContent } from './content-table.ts';
import { openDatabase } from './open-database.ts';
import { termTable } from './term-table.ts';

const blank = newContent({ type: 'post', slug: '', title: '', date: '2026-01-01T00:00:00' });

/** A table with this content; returns the titles that a filter finds, in order. */
function tableOf(...rows: Partial<NewContent>[]) {
  const database = openDatabase(':memory:');
  const users = [1, 2].map((id) => `(${id}, 'u${id}', 'u${id}', 'U', 'u${id}@example.com', 'editor', '', '', '2026')`);
  database.exec(
    `INSERT INTO users (id, login, slug, name, email, role, description, password_hash, registered) VALUES ${users.join()}`,
  );
  const content = contentTable(database);
  const ids = rows.map((row) => content.insert({ ...blank, ...row }));
  const titles = (filter: Partial<ContentFilter>): (string | undefined)[] =>
    content
      .ids({ types: ['post', 'page'], statuses: ['publish', 'draft'], ...filter })
      .map((id) => content.byId(id)?.title);
  return { titles, ids, terms: termTable(database) };
}

test('a filter by author finds only content of that author', () => {
  const { titles } = tableOf({ title: 'hers', authorId: 1 }, { title: 'his', authorId: 2 }, { title: 'no author' });
  expect([titles({ authorId: 1 }), titles({ authorId: 2 })]).toEqual([['hers'], ['his']]);
});

test('sorts by date from the newest, ties by ID', () => {
  const { titles } = tableOf({ title: 'old' }, { title: 'new', date: '2026-02-01T00:00:00' }, { title: 'old too' });
  expect(titles({})).toEqual(['new', 'old too', 'old']);
});

test('a search requires every word, ignoring case', () => {
  const { titles } = tableOf({ title: 'Blue pump' }, { title: 'Blue seal' });
  const search = ['BLUE', 'pump'].map((text) => ({ text, excluded: false }));
  expect(titles({ search })).toEqual(['Blue pump']);
});

test.each(['pu', 'pump'])('a search excludes content that has "%s"', (text) => {
  const { titles } = tableOf({ title: 'Blue pump' }, { title: 'Blue seal' });
  const search = [
    { text: 'blue', excluded: false },
    { text, excluded: true },
  ];
  expect(titles({ search })).toEqual(['Blue seal']);
});

test('a search treats percent and underscore literally', () => {
  const { titles } = tableOf({ title: '100% steel' }, { title: 'steel' }, { title: 'p_1' }, { title: 'px1' });
  expect(titles({ search: [{ text: '%', excluded: false }] })).toEqual(['100% steel']);
  expect(titles({ search: [{ text: 'p_1', excluded: false }] })).toEqual(['p_1']);
});

test('filters by term', () => {
  const { titles, ids, terms } = tableOf({ title: 'guide' }, { title: 'news' });
  const [guides, news] = ['guides', 'news'].map((slug) =>
    terms.insert({ taxonomy: 'category', slug, name: slug, description: '' }),
  );
  terms.assign(ids[0] ?? 0, guides ?? 0);
  terms.assign(ids[1] ?? 0, news ?? 0);
  expect([titles({ termId: guides ?? 0 }), titles({ termId: 0 })]).toEqual([['guide'], []]);
});

test('filters by the presence of a password', () => {
  const { titles } = tableOf({ title: 'locked', postPassword: 'sesame' }, { title: 'open' });
  expect([titles({ hasPassword: true }), titles({ hasPassword: false })]).toEqual([['locked'], ['open']]);
});

test.each([
  ['a part of a word', 'ump', ['Blue pump', 'Pump, blue']],
  ['two letters', 'bl', ['Blue pump', 'Pump, blue']],
  ['words in the given order', 'blue pump', ['Blue pump']],
  ['trigrams of the term in another order', 'mpblue', []],
  ['a quotation mark', '2"-', ['2"-pipe']],
  ['letters with accents', 'größe', ['Grosse Sache']],
  ['words of the index that stand for operators', 'and or not', []],
])('a search finds %s', (_title, text, found) => {
  const { titles } = tableOf(
    { title: 'Pump, blue' },
    { title: 'Blue pump' },
    { title: '2"-pipe' },
    { title: 'Grosse Sache' },
  );
  expect(titles({ search: [{ text, excluded: false }] }).toSorted()).toEqual(found);
});

test('a search matches the whole term, not its trigrams apart', () => {
  const { titles } = tableOf({ title: 'Computer pump' });
  expect(titles({ search: [{ text: 'pumpum', excluded: false }] })).toEqual([]);
  expect(titles({ search: [{ text: 'pumpum', excluded: true }] })).toEqual(['Computer pump']);
});

test('an explicit order takes precedence over the order of IDs', () => {
  const { titles, ids } = tableOf({ title: 'b' }, { title: 'a' });
  expect(titles({ in: [...ids], orderBy: [{ field: 'title', descending: false }] })).toEqual(['a', 'b']);
});
