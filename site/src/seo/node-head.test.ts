import { expect, test } from 'vitest';
import type { FragmentOf } from '../cms-client/graphql.ts';
import { env } from '../config/env.ts';
import type { HeadParts } from './head.fragment.ts';
import { nodeHead } from './node-head.ts';

const site = { title: 'Alder Creek', description: 'Pumps' };

/** A node as the CMS answers it; the mask only exists in the types. */
function node(fields: Record<string, unknown>): FragmentOf<typeof HeadParts> {
  return { title: 'Noise', seo: null, ...fields } as unknown as FragmentOf<typeof HeadParts>;
}

const post = {
  __typename: 'Post',
  dateGmt: '2026-11-21T08:00:00',
  modifiedGmt: '2026-11-22T08:00:00',
  author: { node: { name: 'Marit &amp; Ola' } },
  excerpt: '<p>Why it is loud</p>',
};

test('a post is an article with its dates and its author, described by its excerpt', () => {
  const head = nodeHead({ node: node(post), site, path: '/noise/' });
  expect(head).toMatchObject({ title: 'Noise | Alder Creek', description: 'Why it is loud', type: 'article' });
  expect(head.article).toEqual({
    headline: 'Noise',
    published: '2026-11-21T08:00:00Z',
    modified: '2026-11-22T08:00:00Z',
    author: 'Marit & Ola',
  });
});

test('a post without author and dates says nothing of them', () => {
  const head = nodeHead({ node: node({ __typename: 'Post', author: null }), site, path: '/noise/' });
  expect(head.article).toEqual({ headline: 'Noise', published: undefined, modified: undefined, author: undefined });
});

test('only posts are articles', () => {
  const head = nodeHead({ node: node({ ...post, __typename: 'Page' }), site, path: '/noise/' });
  expect(head).toMatchObject({ type: 'website', article: undefined });
});

test.each([
  ['its summary', { __typename: 'Project', summary: '<p>A weir</p>', excerpt: 'x' }, 'A weir'],
  ['its excerpt', { __typename: 'Post', summary: 'x', excerpt: '<p>A post</p>' }, 'A post'],
  ['the tagline of the site, where it has neither', { __typename: 'Page' }, 'Pumps'],
])('content is described by %s', (_what, fields, description) => {
  expect(nodeHead({ node: node(fields), site, path: '/a/' }).description).toBe(description);
});

const ancestors = {
  nodes: [
    { uri: '/a/b/', title: 'B &amp; more' },
    { uri: '/a/', title: 'A' },
    { uri: null, title: 'Hidden' },
    { uri: '/untitled/', title: '' },
  ],
};

/** Names and addresses of the breadcrumbs in a head. */
function crumbs({ jsonLd = [] }: ReturnType<typeof nodeHead>) {
  const list = jsonLd.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement;
  return Array.isArray(list)
    ? list.map((step) => (typeof step === 'object' && step && 'name' in step ? [step.name, step.item] : step))
    : [];
}

test('the trail of a page leads from the top through the pages above it that can be named and opened', () => {
  const head = nodeHead({ node: node({ __typename: 'Page', ancestors }), site, path: '/a/b/c/' });
  expect(crumbs(head)).toEqual([
    ['Alder Creek', 'http://localhost:3000/'],
    ['A', 'http://localhost:3000/a/'],
    ['B & more', 'http://localhost:3000/a/b/'],
    ['Noise', 'http://localhost:3000/a/b/c/'],
  ]);
});

test('a trail that is given wins, and only pages have one of their own', () => {
  const trail = [{ name: 'News', address: 'http://localhost:3000/news/' }];
  expect(crumbs(nodeHead({ node: node({ ...post, ancestors }), site, path: '/noise/', trail }))[1]).toEqual([
    'News',
    'http://localhost:3000/news/',
  ]);
  expect(crumbs(nodeHead({ node: node({ ...post, ancestors }), site, path: '/noise/' }))).toHaveLength(2);
});

test('the picture of a head is the featured one, led through the site', () => {
  const sourceUrl = `${env.CMS_URL}/wp-content/uploads/a.jpg`;
  const featured = (featuredImage: object | null) =>
    nodeHead({ node: node({ ...post, featuredImage }), site, path: '/noise/' }).image;
  expect(featured({ node: { sourceUrl } })).toMatch(/^http:\/\/localhost:3000\/image\?url=%2Fmedia%2Fa\.jpg&w=1200/);
  expect(featured(null)).toBeUndefined();
});

test('a title that is given wins over the listed one, in the head and for an article', () => {
  const head = nodeHead({ node: node(post), site, title: 'Loud <em>noise</em>', path: '/noise/' });
  expect(head.title).toBe('Loud noise | Alder Creek');
  expect(head.article?.headline).toBe('Loud noise');
});
