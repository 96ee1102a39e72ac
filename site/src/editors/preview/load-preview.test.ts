import { expect, test } from 'vitest';
import { graphql } from '../../cms-client/graphql.ts';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { possibleTemplates } from '../../routing/possible-templates.ts';
import { fetchPreviewSeed, queryWithoutOwnAncestor, readPreviewSeed, withoutOwnAncestor } from './load-preview.ts';

/** A draft of page 25 below page 24, as WordPress sends it. */
const revision = {
  page: {
    title: 'Pump 100',
    ancestors: {
      nodes: [
        { databaseId: 25, title: 'Pump' },
        { databaseId: 24, title: 'Pumps' },
      ],
    },
    product: { parts: [{ databaseId: 25 }], price: null },
  },
};

test('removes only the page itself from the ancestors of its draft', () => {
  expect(withoutOwnAncestor(revision, 25)).toEqual({
    page: { ...revision.page, ancestors: { nodes: [{ databaseId: 24, title: 'Pumps' }] } },
  });
});

test.each([
  ['other content', revision, 26],
  ['a page without ancestors', { page: { ancestors: null } }, 25],
  ['ancestors of another shape', { page: { ancestors: { nodes: [null, 'x', { databaseId: '25' }] } } }, 25],
  ['no data', null, 25],
])('%s stays as it is', (_what, data, contentId) => {
  expect(withoutOwnAncestor(data, contentId)).toEqual(data);
});

test('previews query ancestors without the page itself', async () => {
  const document = graphql('query GetTitle { generalSettings { title } }');
  // A response to another query: only its shape matters here.
  const query = async () => ({ data: revision as never, errors: [] });
  const { data } = await queryWithoutOwnAncestor(query, 25)(document, {});
  expect(data).toMatchObject({ page: { ancestors: { nodes: [{ databaseId: 24 }] } } });
  expect((await queryWithoutOwnAncestor(query, undefined)(document, {})).data).toBe(revision);
});

/** WordPress's response for the newest revision of page 12. */
const newest = {
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
  const seed = readPreviewSeed(newest, 12, false);
  expect(seed.databaseId).toBe(12);
  expect(possibleTemplates(seed)).toEqual(['page-12', 'page', 'singular', 'index']);
  expect(possibleTemplates(readPreviewSeed(newest, 12, true))[0]).toBe('front-page');
});

test('a draft has the slug that its editor gave it', () => {
  expect(readPreviewSeed({ ...newest, slug: '7-reasons' }, 12, false).slug).toBe('7-reasons');
  expect(readPreviewSeed({ ...newest, slug: null }, 12, false).slug).toBeUndefined();
});

/** Fetches the draft of page 12 from a CMS that has this node for it. */
async function fetched(node: object | null, frontPageId?: number) {
  const queries: unknown[] = [];
  const client = await faultyCms((req, res) => {
    queries.push(JSON.parse(new URL(req.url ?? '', 'http://cms').searchParams.get('variables') ?? 'null'));
    sendJson(res, { data: { node } });
  });
  return { queries, seed: await fetchPreviewSeed(client.queryPublic, 12, frontPageId) };
}

test('queries a draft by the ID of its content, as a preview; only that of the page at / is the front page', async () => {
  const { queries, seed } = await fetched(newest);
  expect(queries).toEqual([{ id: '12', asPreview: true }]);
  expect(seed).toEqual(readPreviewSeed(newest, 12, false));
  expect((await fetched(newest, 12)).seed?.isFrontPage).toBe(true);
  expect((await fetched(newest, 13)).seed?.isFrontPage).toBe(false);
  // Not shown to this editor.
  expect((await fetched(null)).seed).toBeUndefined();
});

test('fields that are null in WordPress are absent from the seed node', () => {
  const absent = { uri: undefined, contentTypeName: undefined, templateName: undefined };
  const without = { ...newest, uri: null, contentType: null, template: null };
  expect(readPreviewSeed(without, 12, false)).toMatchObject(absent);
  const unnamed = { ...without, contentType: { node: { name: null } }, template: { templateName: null } };
  expect(readPreviewSeed(unnamed, 12, false)).toMatchObject(absent);
});

test('a seed node has only the data that choosing a template needs', () => {
  const text = { content: '<p>In confidence.</p>', author: { node: { email: 'inga@shop.example' } } };
  expect(readPreviewSeed({ ...newest, ...text, template: { templateName: 'Landing' } }, 12, false)).toEqual({
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
