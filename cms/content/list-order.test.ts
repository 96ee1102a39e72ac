import { expect, test } from 'vitest';
import { queryCms, slugsOf } from '../testing/query-cms.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { smallContent } from '../testing/small-content.ts';

const page = { template: 'Default' } as const;
const post = { categories: ['news'], author: 'admin' } as const;
const cms = await startSmallCms({
  startingContent: {
    ...smallContent,
    frontPage: '/b/',
    postsPage: '/c/',
    forms: [],
    menus: { primary: [], footer: [] },
    pages: [
      { ...page, path: '/b/', slug: 'b', title: 'Bee' },
      { ...page, path: '/c/', slug: 'c', title: 'Ant' },
      { ...page, path: '/b/a/', slug: 'a', title: 'Cat' },
    ],
    byType: {
      post: [
        { ...post, slug: 'first', title: 'Zebra', date: '2026-01-01T00:00:00', author: 'writer' },
        { ...post, slug: 'second', title: 'Yak', date: '2026-01-02T00:00:00' },
        { ...post, slug: 'third', title: 'Xerus', date: '2026-01-03T00:00:00', author: 'editor' },
      ],
    },
  },
});

const read = <Data = Record<string, unknown>>(query: string) => queryCms<Data>(cms, query);

const slugs = (field: string) => slugsOf(cms, field);

const orders = (field: string, order: string) => `where: { orderby: [{ field: ${field}, order: ${order} }] }`;

test.each([
  ['posts', 'AUTHOR', ['second', 'third', 'first']],
  ['posts', 'DATE', ['first', 'second', 'third']],
  ['posts', 'MODIFIED', ['first', 'second', 'third']],
  ['posts', 'SLUG', ['first', 'second', 'third']],
  ['posts', 'TITLE', ['third', 'second', 'first']],
  ['pages', 'SLUG', ['a', 'b', 'c']],
  ['pages', 'TITLE', ['c', 'b', 'a']],
])('%s are listed by %s', async (list, field, expected) => {
  expect(await slugs(`${list}(${orders(field, 'ASC')})`)).toEqual(expected);
});

test('pages without a parent come first in ascending order of the parent', async () => {
  expect((await slugs(`pages(${orders('PARENT', 'ASC')})`)).at(-1)).toBe('a');
});

test('pages without a parent come last in descending order of the parent', async () => {
  expect((await slugs(`pages(${orders('PARENT', 'DESC')})`)).at(0)).toBe('a');
});

test('an order that the CMS does not support does not change a list', async () => {
  expect(await slugs(`posts(${orders('COMMENT_COUNT', 'ASC')})`)).toEqual(await slugs('posts'));
});

interface Ids {
  nodes: { databaseId: number; id: string; slug: string }[];
}

const { posts } = await read<{ posts: Ids }>('{ posts { nodes { databaseId id slug } } }');
const databaseId = (slug: string) => posts.nodes.find((node) => node.slug === slug)?.databaseId;
const inOrder = `in: ["${databaseId('second')}", "${databaseId('first')}", "${databaseId('third')}"]`;

test('a list of IDs is in another order on request', async () => {
  const byTitle = 'orderby: [{ field: TITLE, order: ASC }]';
  expect(await slugs(`posts(where: { ${inOrder}, ${byTitle} })`)).toEqual(['third', 'second', 'first']);
});

/** The newest post by its global ID, and the oldest one by its database ID. */
const bothKinds = `["${posts.nodes[0]?.id}", "${posts.nodes[2]?.databaseId}"]`;

test('a list can be limited to global and database IDs', async () => {
  expect((await slugs(`posts(where: { in: ${bothKinds} })`)).toSorted()).toEqual(['first', 'third']);
});

test('a list can exclude global and database IDs', async () => {
  expect(await slugs(`posts(where: { notIn: ${bothKinds} })`)).toEqual(['second']);
});

test('a list can be limited to one ID', async () => {
  expect(await slugs(`posts(where: { id: ${posts.nodes[2]?.databaseId} })`)).toEqual(['first']);
});

test('a page has its parent, its ancestors and its children', async () => {
  expect(
    await read(`{ page(id: "/b/a/", idType: URI) { parent { node { ... on Page { slug } } }
      ancestors { nodes { ... on Page { slug } } } children { nodes { ... on Page { slug } } } }
      top: page(id: "/b/", idType: URI) { parent { node { id } } ancestors { nodes { id } }
        children { nodes { ... on Page { slug } } } } }`),
  ).toEqual({
    page: { parent: { node: { slug: 'b' } }, ancestors: { nodes: [{ slug: 'b' }] }, children: { nodes: [] } },
    top: { parent: null, ancestors: null, children: { nodes: [{ slug: 'a' }] } },
  });
});

test('the children of a page are listed by its global ID and by its database ID', async () => {
  const { parent } = await read<{ parent: { id: string; databaseId: number } }>(
    '{ parent: page(id: "/b/", idType: URI) { id databaseId } }',
  );
  expect(await slugs(`pages(where: { parent: "${parent.id}" })`)).toEqual(['a']);
  expect(await slugs(`pages(where: { parent: "${parent.databaseId}" })`)).toEqual(['a']);
});

test.each([
  ['ID', 'dXNlcjox'],
  ['DATABASE_ID', '1'],
  ['EMAIL', 'admin@example.com'],
  ['USERNAME', 'admin'],
  ['SLUG', 'admin'],
  ['URI', '/author/admin/'],
])('an author is found only by their own %s', async (idType, id) => {
  expect(
    await read(
      `{ user(id: "${id}", idType: ${idType}) { slug } none: user(id: "x${id}", idType: ${idType}) { slug } }`,
    ),
  ).toEqual({ user: { slug: 'admin' }, none: null });
});

test('a node is found by its global ID, whatever kind it is', async () => {
  const {
    contentType,
    post: first,
    category,
  } = await read<Record<string, { id: string }>>(
    `{ contentType(id: "post", idType: NAME) { id } post(id: "first", idType: SLUG) { id }
      category(id: "news", idType: SLUG) { id } }`,
  );
  const kindOf = async (id = '') => (await read<{ node: object | null }>(`{ node(id: "${id}") { __typename } }`)).node;
  expect(await Promise.all([contentType, first, category].map((found) => kindOf(found?.id)))).toEqual([
    { __typename: 'ContentType' },
    { __typename: 'Post' },
    { __typename: 'Category' },
  ]);
  expect(await kindOf('dXNlcjox')).toEqual({ __typename: 'User' });
  expect(await kindOf(Buffer.from('post_type:nothing').toString('base64'))).toBeNull();
  expect(await kindOf(Buffer.from('comment:1').toString('base64'))).toBeNull();
  expect(await kindOf('nothing')).toBeNull();
});
