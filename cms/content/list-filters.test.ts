import { afterAll, expect, test } from 'vitest';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { startSmallCms } from '../testing/small-cms.ts';

const unused = { slug: 'archive', name: 'Archive', description: '' };
const cms = await startSmallCms({
  catalogue: { ...smallCatalogue, categories: [...smallCatalogue.categories, unused] },
});
afterAll(() => cms.remove());

async function ask<Data>(query: string): Promise<Data> {
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  return ((await response.json()) as { data: Data }).data;
}

async function slugs(field: string): Promise<string[]> {
  const { found } = await ask<{ found: { nodes: { slug: string }[] } }>(`{ found: ${field} { nodes { slug } } }`);
  return found.nodes.map(({ slug }) => slug);
}

async function termSlug(argument: string): Promise<string | undefined> {
  const query = `{ termNode(${argument}) { ... on Category { slug } ... on Tag { slug } } }`;
  return (await ask<{ termNode: { slug: string } | null }>(query)).termNode?.slug;
}

test('filters posts by slug', async () => {
  expect(await slugs('posts(where: { name: "news-item-7" })')).toEqual(['news-item-7']);
});

test('sorts posts as requested', async () => {
  const order = 'where: { orderby: [{ field: DATE, order: ASC }] }';
  expect(await slugs(`posts(first: 2, ${order})`)).toEqual(['news-item-0', 'news-item-1']);
});

test('sorts terms by name', async () => {
  expect(await slugs('categories')).toEqual(['archive', 'guides', 'news']);
});

test('leaves out empty terms on request', async () => {
  expect(await slugs('categories(where: { hideEmpty: true })')).toEqual(['guides', 'news']);
});

test('finds a category by slug and taxonomy', async () => {
  expect(await termSlug('id: "guides", idType: SLUG, taxonomy: CATEGORY')).toBe('guides');
});

test('finds a tag by slug without a taxonomy', async () => {
  expect(await termSlug('id: "seals", idType: SLUG')).toBe('seals');
});

test('does not find a tag in the category taxonomy', async () => {
  expect(await termSlug('id: "seals", idType: SLUG, taxonomy: CATEGORY')).toBeUndefined();
});
