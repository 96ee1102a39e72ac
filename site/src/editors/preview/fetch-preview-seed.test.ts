import { expect, test } from 'vitest';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { possibleTemplates } from '../../routing/possible-templates.ts';
import { fetchPreviewSeed, readPreviewSeed } from './fetch-preview-seed.ts';

/** WordPress's answer for the newest revision of page 12. */
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

test('chooses templates by the content, not by its revision, also of the front page', () => {
  const seed = readPreviewSeed(revision, 12, false);
  expect(seed.databaseId).toBe(12);
  expect(possibleTemplates(seed)).toEqual(['page-12', 'page', 'singular', 'index']);
  expect(possibleTemplates(readPreviewSeed(revision, 12, true))[0]).toBe('front-page');
});

test('a draft has the slug that its editor gave it', () => {
  expect(readPreviewSeed({ ...revision, slug: '7-reasons' }, 12, false).slug).toBe('7-reasons');
  expect(readPreviewSeed({ ...revision, slug: null }, 12, false).slug).toBeUndefined();
});

/** Fetches the draft of page 12 from a CMS that has this node for it. */
async function fetched(node: object | null, frontPageId?: number) {
  const asked: unknown[] = [];
  const client = await faultyCms((req, res) => {
    asked.push(JSON.parse(new URL(req.url ?? '', 'http://cms').searchParams.get('variables') ?? 'null'));
    sendJson(res, { data: { node } });
  });
  return { asked, seed: await fetchPreviewSeed(client.queryPublic, 12, frontPageId) };
}

test('queries a draft by the ID of its content, as a preview; only that of the page at / is the front page', async () => {
  const { asked, seed } = await fetched(revision);
  expect(asked).toEqual([{ id: '12', asPreview: true }]);
  expect(seed).toEqual(readPreviewSeed(revision, 12, false));
  expect((await fetched(revision, 12)).seed?.isFrontPage).toBe(true);
  expect((await fetched(revision, 13)).seed?.isFrontPage).toBe(false);
  // Not shown to this editor.
  expect((await fetched(null)).seed).toBeUndefined();
});

test('fields that are null in WordPress are absent from the seed node', () => {
  const absent = { uri: undefined, contentTypeName: undefined, templateName: undefined };
  const without = { ...revision, uri: null, contentType: null, template: null };
  expect(readPreviewSeed(without, 12, false)).toMatchObject(absent);
  const unnamed = { ...without, contentType: { node: { name: null } }, template: { templateName: null } };
  expect(readPreviewSeed(unnamed, 12, false)).toMatchObject(absent);
});

test('a seed node has only the data that choosing a template needs', () => {
  const text = { content: '<p>In confidence.</p>', author: { node: { email: 'inga@shop.example' } } };
  expect(readPreviewSeed({ ...revision, ...text, template: { templateName: 'Landing' } }, 12, false)).toEqual({
    __typename: 'Page',
    id: 'cG9zdDo0NTY=',
    uri: '/?page_id=12&preview=true',
    databaseId: 12,
    slug: undefined,
    isFrontPage: false,
    isPostsPage: false,
    isTermNode: false,
    isContentNode: true,
    taxonomyName: undefined,
    name: undefined,
    userId: undefined,
    contentTypeName: 'page',
    templateName: 'Landing',
    title: undefined,
    hasPassword: false,
  });
});
