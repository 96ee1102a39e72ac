import { expect, test } from 'vitest';
import { queryCms, slugsOf } from '../testing/query-cms.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { smallContent } from '../testing/small-content.ts';

const unused = { slug: 'archive', name: 'Archive', description: '' };
/** Tags that no content has; the first of them is the last by name. */
const unusedTags = ['zinc', 'iron', 'alloy'].map((slug) => ({ slug, name: slug, description: '' }));
const cms = await startSmallCms({
  startingContent: {
    ...smallContent,
    categories: [...smallContent.categories, unused],
    tags: [...smallContent.tags, ...unusedTags],
  },
});

const read = <Data = Record<string, unknown>>(query: string) => queryCms<Data>(cms, query);

const slugs = (field: string) => slugsOf(cms, field);

async function termSlug(argument: string): Promise<string | undefined> {
  const query = `{ termNode(${argument}) { ... on Category { slug } ... on Tag { slug } } }`;
  return (await read<{ termNode: { slug: string } | null }>(query)).termNode?.slug;
}

test('filters posts by slug', async () => {
  // Others begin with the same slug.
  expect(await slugs('posts(where: { name: "news-item-2" })')).toEqual(['news-item-2']);
});

test('terms with the same count are listed in the order of their IDs', async () => {
  const listed = await slugs('tags(where: { orderby: COUNT })');
  expect(listed.filter((slug) => unusedTags.some((tag) => tag.slug === slug))).toEqual(['zinc', 'iron', 'alloy']);
});

test('leaves out empty terms on request', async () => {
  expect(await slugs('categories(where: { hideEmpty: true })')).toEqual(['guides', 'news']);
});

test.each([
  ['id: "guides", idType: SLUG, taxonomy: CATEGORY', 'guides'],
  ['id: "seals", idType: SLUG', 'seals'],
  ['id: "seals", idType: SLUG, taxonomy: CATEGORY', undefined],
])('termNode(%s) finds %s', async (argument, slug) => {
  expect(await termSlug(argument)).toBe(slug);
});

test("an author's lists contain one type each", async () => {
  const query = '{ user(id: "admin", idType: SLUG) { posts { nodes { __typename } } pages { nodes { __typename } } } }';
  const { user } = await read<{ user: Record<'posts' | 'pages', { nodes: { __typename: string }[] }> }>(query);
  const types = ({ nodes }: { nodes: { __typename: string }[] }) => [...new Set(nodes.map((node) => node.__typename))];
  expect([types(user.posts), types(user.pages)]).toEqual([['Post'], ['Page']]);
});

test.each(['0', 'no-such-id'])('lists the pages at the top for the parent "%s"', async (parent) => {
  const top = ['about-the-works', 'contact', 'home', 'news', 'products', 'replacement-parts'];
  expect((await slugs(`pages(where: { parent: "${parent}" })`)).toSorted()).toEqual(top);
});
