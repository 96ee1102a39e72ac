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

test('posts are filtered by their slug', async () => {
  expect(await slugs('posts(where: { name: "news-item-7" })')).toEqual(['news-item-7']);
});

test('posts come in the order that is asked for', async () => {
  const order = 'where: { orderby: [{ field: DATE, order: ASC }] }';
  expect(await slugs(`posts(first: 2, ${order})`)).toEqual(['news-item-0', 'news-item-1']);
});

test('terms come in the order of their names', async () => {
  expect(await slugs('categories')).toEqual(['archive', 'guides', 'news']);
});

test('terms that nothing has are left out when that is asked for', async () => {
  expect(await slugs('categories(where: { hideEmpty: true })')).toEqual(['guides', 'news']);
});

test('a category is found by its slug and taxonomy', async () => {
  expect(await termSlug('id: "guides", idType: SLUG, taxonomy: CATEGORY')).toBe('guides');
});

test('a tag is found by its slug where no taxonomy is named', async () => {
  expect(await termSlug('id: "seals", idType: SLUG')).toBe('seals');
});

test('a tag is not found in the taxonomy of categories', async () => {
  expect(await termSlug('id: "seals", idType: SLUG, taxonomy: CATEGORY')).toBeUndefined();
});
