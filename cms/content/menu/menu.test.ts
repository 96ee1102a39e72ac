import { afterAll, expect, test } from 'vitest';
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
afterAll(() => cms.remove());

async function items(location: string): Promise<Record<string, unknown>[]> {
  const query = `{ menuItems(where: { location: ${location} }) { nodes {
    id databaseId label uri path url target parentId cssClasses connectedNode { node { __typename uri ... on DatabaseIdentifier { databaseId } } } } } }`;
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  const { data } = (await response.json()) as { data: { menuItems: { nodes: Record<string, unknown>[] } } };
  return data.menuItems.nodes;
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
  const query = `{ menuItem(${found}) { label } }`;
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  return (await response.json()).data.menuItem;
}

test('finds a menu item by its database ID', async () => {
  const [first] = await items('PRIMARY');
  expect(await menuItem(`id: "${first?.databaseId}", idType: DATABASE_ID`)).toEqual({ label: 'Find us' });
});

test('finds a menu item by its global ID', async () => {
  const [first] = await items('PRIMARY');
  expect(await menuItem(`id: "${first?.id}"`)).toEqual({ label: 'Find us' });
});

test("a database ID is not a menu item's global ID", async () => {
  const [first] = await items('PRIMARY');
  expect(await menuItem(`id: "${first?.databaseId}"`)).toBeNull();
});

test('finds no menu item by the ID of a page', async () => {
  const [first] = await items('PRIMARY');
  const { connectedNode } = first as { connectedNode: { node: { databaseId: number } } };
  const { node } = connectedNode;
  expect(await menuItem(`id: "${node.databaseId}", idType: DATABASE_ID`)).toBeNull();
});
