import { expect, test } from 'vitest';
import { emptyTables, page } from '../../testing/empty-tables.ts';
import { contentUri, publishedUri } from './content-uri.ts';

test('only published content has a path that visitors can be sent to', () => {
  const tables = emptyTables();
  const published = tables.content.insert(page({ path: '/thanks/' }));
  const draft = tables.content.insert(page({ path: '/soon/', status: 'draft' }));
  expect([published, draft, 99].map((id) => publishedUri(id, { tables }))).toEqual(['/thanks/', undefined, undefined]);
});

test('the front page has the path of the site, whatever its own slug is', () => {
  const tables = emptyTables();
  const id = tables.content.insert(page({ path: '/home/' }));
  tables.options.set('page_on_front', id);
  expect(publishedUri(id, { tables })).toBe('/');
});

test('the page that lists the posts has no path of its own', () => {
  const tables = emptyTables();
  const id = tables.content.insert(page({ path: '/news/' }));
  tables.options.set('page_for_posts', id);
  const content = tables.content.byId(id);
  expect(content && contentUri(content, { tables })).toBeNull();
});
