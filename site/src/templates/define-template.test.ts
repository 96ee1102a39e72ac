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

/** A page whose template lists two blocks, and the queries that it sent. */
async function pageOfTwoBlocks() {
  const page = { title: 'Pumps' };
  const asked: string[] = [];
  const components = [() => null, () => null];
  const { load } = defineTemplate({
    Component: () => null,
    query: GetTitle,
    variables: byDatabaseId,
    // What `import()` of two blocks' modules resolves to.
    blocks: components.map(async (Component) => ({ block: defineBlock(Linked, Component) })),
    node: (data) => data.page,
    head: () => ({ title: '', description: '' }),
  });
  const ask: QueryCms = async (document) => {
    asked.push(print(document));
    // The one query that this template has.
    return { data: { page } as never, errors: [] };
  };
  const loaded = await load(ask, seedOfPage({ databaseId: 7 }), {}, { title: '', description: '' });
  return { page, asked, components, loaded };
}

test('the blocks that a template lists get the node of the page in their order', async () => {
  const { page, components, loaded } = await pageOfTwoBlocks();
  expect(loaded?.blocks).toEqual(components.map((Component) => ({ Component, of: page })));
});

test('the query of a template asks for the data of its blocks', async () => {
  expect((await pageOfTwoBlocks()).asked[0]).toContain('...Linked');
});

test('a block that cannot be imported fails only the pages that list it', async () => {
  const { load } = defineTemplate({
    Component: () => null,
    query: GetTitle,
    variables: byDatabaseId,
    blocks: [Promise.reject(new Error('the block is missing'))],
    node: (data) => data.page,
    head: () => ({ title: '', description: '' }),
  });
  const ask: QueryCms = async () => expect.fail('The CMS is asked without the data of a block.');
  await expect(load(ask, seedOfPage({ databaseId: 7 }), {}, { title: '', description: '' })).rejects.toThrow(
    'the block is missing',
  );
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
  const ask =
    (node: object | null): QueryCms =>
    async () => ({ data: { page: node } as never, errors: [] });
  const site = { title: '', description: '' };
  expect(await load(ask(page), seed, {}, site)).toMatchObject({ data: { page } });
  expect(await load(ask(null), seed, { asPreview: true }, site)).toBeUndefined();
  await expect(load(ask(other ? { ...page, ...other } : null), seed, {}, site)).rejects.toMatchObject({
    name: 'CmsResponseError',
  });
});
