import { print } from 'graphql';
import { expect, test } from 'vitest';
import { defineBlock } from '../blocks/define-block.ts';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { graphql } from '../cms-client/graphql.ts';
import { page as seedOfPage } from '../routing/testing/seeds.ts';
import { byDatabaseId, defineTemplate, templateQuery } from './define-template.ts';
import { listTemplates } from './template-entry.ts';

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

const Linked = graphql(`
  fragment Linked on Page {
    uri
  }
`);

test('blocks that a template lists are asked for and get the node of the page, in their order', async () => {
  const page = { title: 'Pumps' };
  const asked: string[] = [];
  const [first, second] = [() => null, () => null];
  const { load } = defineTemplate({
    Component: () => null,
    query: GetTitle,
    variables: byDatabaseId,
    // What `import()` of two blocks' modules resolves to.
    blocks: [first, second].map(async (Component) => ({ block: defineBlock(Linked, Component) })),
    node: (data) => data.page,
    head: () => ({ title: '', description: '' }),
  });
  const ask: QueryCms = async (document) => {
    asked.push(print(document));
    // The one query that this template has.
    return { data: { page } as never, errors: [] };
  };
  const loaded = await load(ask, seedOfPage({ databaseId: 7 }), {}, { title: '', description: '' });
  expect(loaded?.blocks).toEqual([
    { Component: first, of: page },
    { Component: second, of: page },
  ]);
  expect(asked[0]).toContain('...Linked');
});

test('a block that cannot be imported fails the pages that list it, and nothing before', async () => {
  const { load } = defineTemplate({
    Component: () => null,
    query: GetTitle,
    variables: byDatabaseId,
    blocks: [Promise.reject(new Error('no such block'))],
    node: (data) => data.page,
    head: () => ({ title: '', description: '' }),
  });
  const ask: QueryCms = async () => expect.fail('The CMS is asked without the data of a block.');
  await expect(load(ask, seedOfPage({ databaseId: 7 }), {}, { title: '', description: '' })).rejects.toThrow(
    'no such block',
  );
});
