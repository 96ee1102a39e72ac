import { print } from 'graphql/language/index.js';
import { expect, test } from 'vitest';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import type { TemplateRequest } from '../template.ts';
import { queryStickyNumbers, withStickyFirst } from './sticky-posts.ts';

const nodes = (...ids: string[]) => ids.map((id) => ({ id }));

test.each<[string, string[], string[], string[]]>([
  ['the order is unchanged without sticky posts', [], ['a', 'b'], ['a', 'b']],
  ['a sticky one moves to the first place', ['b'], ['a', 'b', 'c'], ['b', 'a', 'c']],
  ['a sticky one of a later page comes first, too', ['z'], ['a', 'b'], ['z', 'a', 'b']],
])('in a list of posts %s', (_what, sticky, listed, shown) => {
  expect(withStickyFirst(nodes(...sticky), nodes(...listed))).toEqual(nodes(...shown));
});

test('a post with a password, which fails a list of WPGraphQL that names sticky ones, is not in it', async () => {
  const nodes = [{ databaseId: 7, isSticky: true }];
  const query = async (document: Parameters<typeof print>[0]) =>
    print(document).includes('hasPassword: false')
      ? { data: { posts: { nodes } }, errors: [] }
      : { data: { posts: null }, errors: [{ message: 'Internal server error' }] };
  const [seed, request] = [{ isPostsPage: true } as SeedNode, {} as TemplateRequest];
  expect(await queryStickyNumbers(query as unknown as QueryCms, seed, request)).toEqual({ data: ['7'], errors: [] });
});
