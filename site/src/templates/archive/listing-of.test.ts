import { expect, test } from 'vitest';
import { listingOf } from './listing-of.ts';

test.each([
  ['projects', { __typename: 'ContentType', name: 'project', isPostsPage: false }, 5, 3, 'No projects found.'],
  ['the blog', { __typename: 'ContentType', name: 'post', isPostsPage: true }, 9, 6, 'No posts found.'],
  ['a category', { __typename: 'Category', name: 'project', isPostsPage: false }, 9, 6, 'No posts found.'],
  [
    'a type of one\u2019s own',
    { __typename: 'ContentType', name: 'event', isPostsPage: false },
    9,
    6,
    'Nothing found.',
  ],
])('the list of %s has its own settings', (_what, seed, perPage, aboveTheFold, emptyText) => {
  expect(listingOf(seed)).toEqual({ perPage, aboveTheFold, emptyText });
});
