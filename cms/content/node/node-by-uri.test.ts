import { afterAll, expect, test } from 'vitest';
import { startSmallCms } from '../../testing/small-cms.ts';

const cms = await startSmallCms();
afterAll(() => cms.remove());

async function nodeAt(uri: string): Promise<unknown> {
  const query = `{ nodeByUri(uri: "${uri}") { __typename uri } }`;
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  return (await response.json()).data.nodeByUri;
}

test.each([
  ['a page', '/CONTACT/', 'Page', '/contact/'],
  ['a page below another', '/Products/Grinder-Pumps/', 'Page', '/products/grinder-pumps/'],
  ['the list of posts', '/News/', 'ContentType', '/news/'],
  ['an archive', '/Project/', 'ContentType', '/project/'],
  ['the base of a category', '/Category/guides/', 'Category', '/category/guides/'],
  ['the slug of a category', '/category/GUIDES/', 'Category', '/category/guides/'],
  ['the base of a tag', '/Tag/seals/', 'Tag', '/tag/seals/'],
  ['the slug of an author', '/author/Admin/', 'User', '/author/admin/'],
])('finds %s, ignoring case', async (_what, uri, __typename, own) => {
  expect(await nodeAt(uri)).toEqual({ __typename, uri: own });
});

test('does not find a tag under the category base', async () => {
  expect(await nodeAt('/category/seals/')).toBeNull();
});

test('does not find a category under the tag base', async () => {
  expect(await nodeAt('/tag/guides/')).toBeNull();
});

test('does not find a user who has published nothing', async () => {
  expect(await nodeAt('/author/editor/')).toBeNull();
});

test('does not find a draft at its future path', async () => {
  expect(await nodeAt('/unfinished/')).toBeNull();
});

test('a URL of another host resolves to null', async () => {
  expect(await nodeAt('http://elsewhere.test/contact/')).toBeNull();
});
