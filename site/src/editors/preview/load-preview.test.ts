import { expect, test } from 'vitest';
import { graphql } from '../../cms-client/graphql.ts';
import { askWithoutOwnAncestor, withoutOwnAncestor } from './load-preview.ts';

/** A draft of page 25 below page 24, as WordPress answers it. */
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

test('previews ask for ancestors without the page itself', async () => {
  const document = graphql('query GetTitle { generalSettings { title } }');
  // An answer to another query: only its shape matters here.
  const ask = async () => ({ data: revision as never, errors: [] });
  const { data } = await askWithoutOwnAncestor(ask, 25)(document, {});
  expect(data).toMatchObject({ page: { ancestors: { nodes: [{ databaseId: 24 }] } } });
  expect((await askWithoutOwnAncestor(ask, undefined)(document, {})).data).toBe(revision);
});
