import { expect, test } from 'vitest';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms();

/** The nodes and lists of a response, as its header names them. */
async function keysOf(query: string): Promise<{ keys: string[]; data: Record<string, { id: string }> }> {
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  const { data } = (await response.json()) as { data: Record<string, { id: string }> };
  return { keys: (response.headers.get('x-graphql-keys') ?? '').split(' '), data };
}

test('a response names the lists that it was read from, and each of their nodes', async () => {
  const { keys } = await keysOf('{ posts(first: 3) { nodes { id } } categories { nodes { id } } }');
  expect(keys.filter((key) => key.startsWith('list:')).toSorted()).toEqual(['list:category', 'list:post']);
  expect(keys.filter((key) => Buffer.from(key, 'base64').toString().startsWith('post:'))).toHaveLength(3);
});

test('a response about one page names the page, not a list', async () => {
  const { keys, data } = await keysOf('{ page(id: "/contact/", idType: URI) { id } }');
  expect(keys).toContain(data.page?.id);
  expect(keys.filter((key) => key.startsWith('list:'))).toEqual([]);
});
