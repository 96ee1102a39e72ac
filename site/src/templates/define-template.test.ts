import { expect, test } from 'vitest';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { graphql } from '../cms-client/graphql.ts';
import { page as seedOfPage } from '../routing/testing/seeds.ts';
import { byDatabaseId, defineTemplate, templateQuery } from './define-template.ts';
import { listTemplates } from './template.ts';

const GetTitle = graphql(`
  query GetTitle($databaseId: ID!) {
    page(id: $databaseId, idType: DATABASE_ID) {
      title
    }
  }
`);

test('rejects a template with both query and queries', () => {
  const both = {
    query: GetTitle,
    queries: [templateQuery(GetTitle, () => ({ databaseId: '1' }))],
    variables: () => ({ databaseId: '1' }),
    node: () => null,
    head: () => ({ title: '', description: '' }),
  };
  // @ts-expect-error the types reject it too; this is for projects without type checking
  expect(() => defineTemplate(both)).toThrow(
    'Only either Component.query or Component.queries can be provided, but not both.',
  );
});

test('rejects an empty list of templates', () => {
  expect(() => listTemplates({})).toThrow('Templates are required. Please add them to your config.');
});

test.each([
  ['a node with another ID', { id: 'other' }],
  ['a node with no ID and another path', { id: undefined, uri: '/other/' }],
  ['no node', undefined],
])('a response about %s is a failure of the CMS, not the page of that node', async (_what, other) => {
  const seed = seedOfPage({ id: 'a', uri: '/a/', databaseId: 7 });
  const { load } = defineTemplate({
    Component: () => null,
    query: GetTitle,
    variables: byDatabaseId,
    node: (data) => data.page,
    head: () => ({ title: '', description: '' }),
  });
  const page = { title: 'A', id: 'a', uri: '/a/' };
  const queryWith =
    (node: object | null): QueryCms =>
    async () => ({ data: { page: node } as never, errors: [] });
  const site = { title: '', description: '' };
  expect(await load(queryWith(page), seed, {}, site)).toMatchObject({ data: { page } });
  expect(await load(queryWith(null), seed, { asPreview: true }, site)).toBeUndefined();
  await expect(load(queryWith(other ? { ...page, ...other } : null), seed, {}, site)).rejects.toMatchObject({
    name: 'CmsResponseError',
  });
});
