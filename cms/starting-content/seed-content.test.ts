import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { smallContent } from '../testing/small-content.ts';
import type { SeedContentByType } from './model.ts';
import { seedDatabase } from './seed.ts';
import type { StartingContent } from './starting-content.ts';

function seeded(byType: SeedContentByType, more: Partial<StartingContent> = {}) {
  const database = openDatabase(':memory:');
  const missing = seedDatabase(database, { ...smallContent, ...more, byType }, '1', new Map());
  const tables = tablesOf(database);
  const content = (slug: string) => {
    const row = database.prepare('SELECT id FROM content WHERE slug = ?').get(slug);
    return tables.content.byId(Number(row?.id));
  };
  return { missing, content, users: tables.users };
}

test('a node gets the path, the author and the custom fields of its type with resolved references', () => {
  const { content, missing } = seeded({
    project: [
      {
        slug: 'dock',
        title: 'Dock',
        author: 'writer',
        seo: { noindex: true },
        fields: { projectTitle: 'A dock', contentArea: '<p><img src="media:view-1" alt=""></p>' },
      },
    ],
    representative: [{ slug: 'east', title: 'East', fields: { polygonCoordinates: ['[]', 'not json'] } }],
    testimonial: [{ slug: 'thanks', title: 'Thanks', fields: { testimonialAuthor: 'An operator' } }],
  });
  expect(missing).toEqual([]);
  expect(content('dock')).toMatchObject({ type: 'project', path: '/project/dock/', template: 'Default' });
  expect(content('dock')?.fields).toMatchObject({ projectTitle: 'A dock', noindex: true });
  expect(content('dock')?.fields.contentArea).toMatch(
    /src="\/wp-content\/uploads\/[\w/]*view-1\.jpg" class="wp-image-\d+"/,
  );
  expect(content('east')?.fields).toEqual({ polygonCoordinates: ['[]', 'not json'] });
  expect(content('thanks')).toMatchObject({ type: 'testimonial', path: null });
  expect(content('dock')?.authorId).not.toBe(content('east')?.authorId);
});

test('a reference to something that the starting content does not define is reported, and its node stored', () => {
  const { missing, content } = seeded({ post: [{ slug: 'note', title: 'Note', tags: ['unheard-of'] }] });
  expect(missing).toEqual(['post_tag unheard-of']);
  expect(content('note')?.type).toBe('post');
});

test('a node without an author belongs to the first user of the starting content', () => {
  const { content, users } = seeded({ testimonial: [{ slug: 'thanks', title: 'Thanks' }] });
  const author = users.byLogin(smallContent.users[0]?.login ?? '');
  expect(author).toBeDefined();
  expect(content('thanks')?.authorId).toBe(author?.id);
});

test('a sticky node is marked as such', () => {
  const { content } = seeded({ post: [{ slug: 'note', title: 'Note', sticky: true }] });
  expect(content('note')?.fields).toEqual({ sticky: true });
});

test('the caption of a picture is its excerpt', () => {
  const picture = { key: 'dock', file: 'dock.jpg', alt: 'A dock', caption: 'The dock at noon', width: 4, height: 3 };
  const { content } = seeded({}, { images: [picture] });
  expect(content('dock')).toMatchObject({ type: 'attachment', title: 'A dock', excerpt: 'The dock at noon' });
});
