import { contentTypes, customPageTypes } from '@headwater/content-model/content-types.ts';
import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { onEveryPageType } from './on-every-page-type.ts';

test('queries a field of pages on posts and on every custom content type', () => {
  const query = print(
    onEveryPageType(parse('{ node(id: "1") { id ... on Page { hasPassword } ... on User { name } } }')),
  );
  const types = [...query.matchAll(/\.\.\. on (\w+) \{\s+hasPassword/g)].map(([, type]) => type);
  expect(types).toEqual(['Page', 'Post', ...customPageTypes.map((name) => contentTypes[name].graphqlType)]);
  expect(query.match(/on User/g)).toHaveLength(1);
});
