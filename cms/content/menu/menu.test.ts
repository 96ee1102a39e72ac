import { expect, test } from 'vitest';
import { queryCms } from '../../testing/query-cms.ts';
import { startSmallCms } from '../../testing/small-cms.ts';
import { smallContent } from '../../testing/small-content.ts';

const cms = await startSmallCms({
  startingContent: {
    ...smallContent,
    menus: {
      primary: [
        { label: 'Find us', url: '/contact/?from=menu#repMapSection' },
        { label: 'Research &amp; grants', url: 'https://example.org/grants?year=2026#top', target: '_blank' },
        {
          label: 'Products',
          url: '/products/',
          cssClasses: ['is-action'],
          children: [{ label: 'Parts', url: '/replacement-parts/' }],
        },
      ],
      footer: [],
    },
  },
});

async function items(location: string): Promise<Record<string, unknown>[]> {
  const query = `{ menuItems(where: { location: ${location} }) { nodes {
    id databaseId label uri path url target parentId cssClasses connectedNode { node { __typename uri ... on DatabaseIdentifier { databaseId } } } } } }`;
  return (await queryCms<{ menuItems: { nodes: Record<string, unknown>[] } }>(cms, query)).menuItems.nodes;
}

test('only `uri` keeps the query and the fragment of a URL on the CMS', async () => {
  expect((await items('PRIMARY'))[0]).toMatchObject({
    uri: '/contact/?from=menu#repMapSection',
    path: '/contact/',
    url: 'http://cms.test/contact/?from=menu#repMapSection',
    target: null,
    cssClasses: [],
    connectedNode: { node: { __typename: 'Page', uri: '/contact/' } },
  });
});

test('a URL on another host is complete in every field', async () => {
  const url = 'https://example.org/grants?year=2026#top';
  const [, elsewhere] = await items('PRIMARY');
  expect(elsewhere).toMatchObject({ uri: url, path: url, url, target: '_blank', connectedNode: null });
  expect(elsewhere?.label).toBe('Research & grants');
});

test('a child item follows its parent with a reference to it', async () => {
  const [, , products, parts] = await items('PRIMARY');
  expect(products).toMatchObject({ label: 'Products', cssClasses: ['is-action'], parentId: null });
  expect(parts).toMatchObject({ label: 'Parts', parentId: products?.id });
});

test('a location with an empty menu has an empty list', async () => {
  expect(await items('FOOTER')).toEqual([]);
});

async function menuItem(found: string): Promise<unknown> {
  return (await queryCms(cms, `{ menuItem(${found}) { label } }`)).menuItem;
}

interface Found extends Record<string, unknown> {
  connectedNode?: { node: { databaseId: number } };
}

test.each<[string, (item: Found) => string, object | null]>([
  ['its database ID', ({ databaseId }) => `id: "${databaseId}", idType: DATABASE_ID`, { label: 'Find us' }],
  ['its global ID', ({ id }) => `id: "${id}"`, { label: 'Find us' }],
  ['its database ID as a global one, nothing', ({ databaseId }) => `id: "${databaseId}"`, null],
  ['the ID of a page, nothing', ({ connectedNode: to }) => `id: "${to?.node.databaseId}", idType: DATABASE_ID`, null],
])('finds a menu item by %s', async (_what, argument, expected) => {
  const [first = {}] = await items('PRIMARY');
  expect(await menuItem(argument(first))).toEqual(expected);
});
