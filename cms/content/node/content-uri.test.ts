import { expect, test } from 'vitest';
import { emptyTables, page } from '../../testing/empty-tables.ts';
import { publishedUri } from './content-uri.ts';

test('only published content has a path that visitors can be sent to', () => {
  const tables = emptyTables();
  const published = tables.content.insert(page({ path: '/thanks/' }));
  const draft = tables.content.insert(page({ path: '/soon/', status: 'draft' }));
  expect([published, draft, 99].map((id) => publishedUri(id, { tables }))).toEqual(['/thanks/', undefined, undefined]);
});
