import { expect, test } from 'vitest';
import { startSmallCms } from '../../testing/small-cms.ts';

const cms = await startSmallCms();

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

test.each([
  ['a tag under the category base', '/category/seals/'],
  ['a category under the tag base', '/tag/guides/'],
  ['a user who has published nothing', '/author/editor/'],
])('does not find %s', async (_what, uri) => {
  expect(await nodeAt(uri)).toBeNull();
});
