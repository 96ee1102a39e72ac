import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FragmentOf } from '../cms-client/graphql.ts';
import { env } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import type { PageInfoParts } from '../content/page-info.fragment.ts';
import { ContentList } from './content-list.tsx';
import type { ListedNode } from './listed-node.fragment.ts';

const image = {
  node: {
    sourceUrl: `${env.CMS_URL}/wp-content/uploads/a.jpg`,
    altText: 'A pump',
    mediaDetails: { width: 1600, height: 1000 },
  },
};

/** Nodes as the CMS sends them; only the types are masked. */
function nodes(count: number, fields: Record<string, unknown> = {}) {
  return Array.from({ length: count }, (_, index) => ({
    __typename: 'Post',
    id: `post-${index}`,
    uri: `/post-${index}/`,
    title: `Post ${index}`,
    date: '2026-11-21T08:00:00',
    excerpt: '<p>Text</p>',
    ...fields,
  })) as unknown as FragmentOf<typeof ListedNode>[];
}

function html(
  list: FragmentOf<typeof ListedNode>[],
  others: { endCursor?: string; startHref?: string; showsDefaultImage?: boolean } = {},
): string {
  const { endCursor = null, ...options } = others;
  const pageInfo = { hasNextPage: endCursor !== null, endCursor } as unknown as FragmentOf<typeof PageInfoParts>;
  return renderToStaticMarkup(
    <ContentList nodes={list} pageInfo={pageInfo} aboveTheFold={4} emptyText="No posts found." {...options} />,
  );
}

test('a node is a card with its date, a linked heading and its text', () => {
  const card = html(nodes(1)).replaceAll(/ class="[^"]*"/g, '');
  expect(card).toContain(
    '<article><div><p>November 21, 2026</p><h2><a href="/post-0/">Post 0</a></h2><p>Text</p></div></article>',
  );
});

test("an empty list shows its archive's message", () => {
  expect(html([])).toContain('<p>No posts found.</p>');
  expect(html(nodes(1))).not.toContain('No posts found.');
});

test('images load in the order of their rows', () => {
  const pictures = html(nodes(6, { featuredImage: image })).match(/<img[^>]*>/g) ?? [];
  const priorities = pictures.map((picture) => {
    if (picture.includes('fetchPriority="high"') || picture.includes('fetchpriority="high"')) return 'first';
    return picture.includes('loading="lazy"') ? 'later' : 'early';
  });
  const row = siteConfig.firstRow;
  expect(priorities).toEqual([0, 1, 2, 3, 4, 5].map((at) => (at < row ? 'first' : at < 4 ? 'early' : 'later')));
  expect(pictures.filter((picture) => /fetchpriority="low"/i.test(picture))).toEqual([]);
});

/** How many nodes of a list leave room for a picture. */
function roomsForPictures(list: FragmentOf<typeof ListedNode>[]) {
  return (html(list).match(/<article[^>]*><div[^>]*>(?:<img[^>]*>)?<\/div>/g) ?? []).length;
}

test('a list without any picture leaves no room for pictures', () => {
  expect(roomsForPictures(nodes(2))).toBe(0);
});

test('a list with some pictures leaves room for one at each node', () => {
  expect(roomsForPictures([...nodes(1), ...nodes(1, { id: 'b', featuredImage: image })])).toBe(2);
});

test('only a list with that setting shows a default picture for nodes without one', () => {
  const some = [...nodes(1), ...nodes(1, { id: 'b', featuredImage: image })];
  const drawings = (list: FragmentOf<typeof ListedNode>[], showsDefaultImage: boolean) =>
    (html(list, { showsDefaultImage }).match(/<svg/g) ?? []).length;
  expect([drawings(some, false), drawings(some, true), drawings(nodes(2), true)]).toEqual([0, 1, 2]);
});

test('a list links to its next page if there is one', () => {
  expect(html(nodes(1), { endCursor: 'YXJyYXk6OQ==' })).toContain('href="?after=YXJyYXk6OQ%3D%3D"');
  expect(html(nodes(1))).not.toContain('href="?');
});

test('a later page of a list links back to its start', () => {
  expect(html(nodes(1), { startHref: '/news/' })).toContain('href="/news/"');
});
