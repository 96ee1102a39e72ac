import { expect, test } from 'vitest';
import type { FragmentOf } from '../cms-client/graphql.ts';
import { env } from '../config/env.ts';
import type { HeadParts } from './head.fragment.ts';
import { nodeHead } from './node-head.ts';

const site = { title: 'Alder Creek', description: 'Pumps' };

/** A node as the CMS sends it; only the types are masked. */
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

test('a post is an article with its dates, author and excerpt', () => {
  const head = nodeHead({ node: node(post), site, path: '/noise/' });
  expect(head).toMatchObject({ title: 'Noise | Alder Creek', description: 'Why it is loud', type: 'article' });
  expect(head.article).toEqual({
    headline: 'Noise',
    published: '2026-11-21T08:00:00Z',
    modified: '2026-11-22T08:00:00Z',
    author: 'Marit & Ola',
  });
});

test('a post without an author or dates omits them', () => {
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
  ['the tagline of the site, when it has neither', { __typename: 'Page' }, 'Pumps'],
])('describes content by %s', (_what, fields, description) => {
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

/** Names and URLs of the breadcrumbs in a head. */
function crumbs({ jsonLd = [] }: ReturnType<typeof nodeHead>) {
  const list = jsonLd.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement;
  return Array.isArray(list)
    ? list.map((step) => (typeof step === 'object' && step && 'name' in step ? [step.name, step.item] : step))
    : [];
}

test('the breadcrumbs of a page are its ancestors with a name and a URL, from the top', () => {
  const head = nodeHead({ node: node({ __typename: 'Page', ancestors }), site, path: '/a/b/c/' });
  expect(crumbs(head)).toEqual([
    ['Alder Creek', 'http://localhost:3000/'],
    ['A', 'http://localhost:3000/a/'],
    ['B & more', 'http://localhost:3000/a/b/'],
    ['Noise', 'http://localhost:3000/a/b/c/'],
  ]);
});

test('a given trail of breadcrumbs takes precedence', () => {
  const trail = [{ name: 'News', url: 'http://localhost:3000/news/' }];
  expect(crumbs(nodeHead({ node: node({ ...post, ancestors }), site, path: '/noise/', trail }))[1]).toEqual([
    'News',
    'http://localhost:3000/news/',
  ]);
});

test('a post has no ancestors in its breadcrumbs', () => {
  expect(crumbs(nodeHead({ node: node({ ...post, ancestors }), site, path: '/noise/' }))).toHaveLength(2);
});

test('the image of a head is the featured image on the site', () => {
  const sourceUrl = `${env.CMS_URL}/wp-content/uploads/a.jpg`;
  const featured = (featuredImage: object | null) =>
    nodeHead({ node: node({ ...post, featuredImage }), site, path: '/noise/' }).image;
  expect(featured({ node: { sourceUrl } })).toMatch(/^http:\/\/localhost:3000\/image\?url=%2Fmedia%2Fa\.jpg&w=1200/);
  expect(featured(null)).toBeUndefined();
});

const loud = () => nodeHead({ node: node(post), site, title: 'Loud <em>noise</em>', path: '/noise/' });

test('a given title takes precedence over the listed one in the head', () => {
  expect(loud().title).toBe('Loud noise | Alder Creek');
});

test('a given title is the headline of the article', () => {
  expect(loud().article?.headline).toBe('Loud noise');
});
