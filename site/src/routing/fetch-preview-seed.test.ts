import { expect, test } from 'vitest';
import { readPreviewSeed } from './fetch-preview-seed.ts';
import { possibleTemplates } from './possible-templates.ts';

/** As WordPress answers for the newest revision of page 12. */
const revision = {
  __typename: 'Page',
  uri: '/?page_id=12&preview=true',
  id: 'cG9zdDo0NTY=',
  databaseId: 456,
  slug: '12-autosave-v1',
  isTermNode: false,
  isContentNode: true,
  isFrontPage: false,
  isPostsPage: false,
  contentType: { node: { name: 'page' } },
  template: { templateName: 'Default' },
} as const;

test('templates are chosen by the content and not by its revision', () => {
  const seed = readPreviewSeed(revision, 12, false);
  expect(seed.databaseId).toBe(12);
  expect(possibleTemplates(seed)).toEqual(['page-12', 'page', 'singular', 'index']);
});

test('the front page stays the front page, although no revision is one', () => {
  expect(possibleTemplates(readPreviewSeed(revision, 12, true))[0]).toBe('front-page');
});

test('a draft keeps the slug that its editor gave it', () => {
  expect(readPreviewSeed({ ...revision, slug: '7-reasons' }, 12, false).slug).toBe('7-reasons');
  expect(readPreviewSeed({ ...revision, slug: null }, 12, false).slug).toBeUndefined();
});
