import { print } from 'graphql';
import { expect, test } from 'vitest';
import { withoutNames } from '../../cms-client/without-names.ts';
import { GetPost } from './post.query.ts';
import { postCrumbs } from './post-crumbs.ts';

const list = { uri: '/news/', label: 'Posts' };
const of = (isPrimary: boolean | null, name: string) => ({ isPrimary, node: { name, uri: `/category/${name}/` } });

test('the main category of an SEO plugin stands between a post and its list', () => {
  const categories = { edges: [of(false, 'events'), of(true, 'care')] };
  expect(postCrumbs(list, 'News', { categories })).toEqual([
    { href: '/news/', label: 'News' },
    { href: '/category/care/', label: 'care' },
  ]);
});

test.each([[null], [false]])('no category is a parent of a post while isPrimary is %s', (isPrimary) => {
  expect(postCrumbs(list, 'News', { categories: { edges: [of(isPrimary, 'care')] } })).toHaveLength(1);
});

test('a post is queried without the mark of its main category where a CMS lacks it', () => {
  const reduced = withoutNames(GetPost, [{ type: 'PostToCategoryConnectionEdge', field: 'isPrimary' }]);
  expect(reduced && print(reduced)).toMatch(/^(?!.*isPrimary).*categories/s);
});
