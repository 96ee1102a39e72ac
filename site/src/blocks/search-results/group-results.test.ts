import { expect, test } from 'vitest';
import { type Groupable, groupResults } from './group-results.ts';

const noPages: ReadonlySet<number> = new Set();

function page(databaseId: number, more: Partial<Groupable> = {}): Groupable {
  return { __typename: 'Page', databaseId, template: { __typename: 'DefaultTemplate' }, ...more };
}

const product = (databaseId: number) => page(databaseId, { template: { __typename: 'Template_SingleProduct' } });

test('groups are in a fixed order, their results in that of the CMS', () => {
  const results = [
    { __typename: 'Representative', databaseId: 1 },
    { __typename: 'Post', databaseId: 2 },
    page(3),
    product(4),
    { __typename: 'Project', databaseId: 5 },
    product(6),
    { __typename: 'Event', databaseId: 7 },
    { __typename: 'Fair', databaseId: 8, contentType: { node: { label: 'Fairs &amp; shows' } } },
  ];
  const groups = groupResults<Groupable>(results, noPages);
  expect(groups.map(({ name, results: found }) => [name, ...found.map(({ databaseId }) => databaseId)])).toEqual([
    ['Products', 4, 6],
    ['Pages', 3],
    ['Projects', 5],
    ['News', 2],
    ['Representatives', 1],
    ['Fairs & shows', 8],
    ['More', 7],
  ]);
});

test.each([
  ['noindex', '<meta name="robots" content="noindex, follow">'],
  ['none', '<meta name="robots" content="none">'],
])('a page with robots %s is not in the results', (_what, fullHead) => {
  expect(groupResults([page(1, { seo: { fullHead } })], noPages)).toEqual([]);
});

test('a page that a field of an SEO plugin hides is not in the results', () => {
  expect(groupResults([page(1, { seo: { fullHead: '', metaRobotsNoindex: 'noindex' } })], noPages)).toEqual([]);
});

test('a page that only mentions noindex is in the results', () => {
  const seo = { fullHead: '<meta name="description" content="What noindex means">' };
  expect(groupResults([page(1, { seo })], noPages)).toHaveLength(1);
});

test('a form’s confirmation page is not in the results unless it is the front page', () => {
  const groups = groupResults([page(1), page(2, { isFrontPage: true }), page(3)], new Set([1, 2]));
  expect(groups.flatMap(({ results }) => results.map(({ databaseId }) => databaseId))).toEqual([2, 3]);
});
