import { expect, test } from 'vitest';
import { chooseTemplate } from './choose-template.ts';
import { possibleTemplates } from './possible-templates.ts';
import type { SeedNode } from './seed-node.ts';
import { contentType, node, page, seed, term } from './testing/seeds.ts';

const registered = Object.fromEntries(
  [
    'template-Product Main Category',
    'template-Product Subcategory',
    'template-Single Product',
    'template-Product Replacement Parts',
    'front-page',
    'page',
    'single',
    'archive',
    'project',
    'representative',
  ].map((name) => [name, name]),
);

test.each<[string, SeedNode, string[], string | undefined]>([
  [
    'the front page',
    page({ isFrontPage: true, slug: 'home', databaseId: 2 }),
    ['front-page', 'page-home', 'page-2', 'page', 'singular', 'index'],
    'front-page',
  ],
  [
    'a page with a custom template',
    page({ templateName: 'Product Main Category' }),
    ['template-Product Main Category', 'page-pumps', 'page-12', 'page', 'singular', 'index'],
    'template-Product Main Category',
  ],
  [
    'a page with an unknown template',
    page({ templateName: 'Blank', slug: 'x', databaseId: 13 }),
    ['template-Blank', 'page-x', 'page-13', 'page', 'singular', 'index'],
    'page',
  ],
  [
    'a post',
    node('post', { slug: 'hello', databaseId: 7 }),
    ['single-post-hello', 'single-post', 'single', 'singular', 'index'],
    'single',
  ],
  [
    'a project',
    node('project', { slug: 'p1' }),
    ['project', 'single-project-p1', 'single-project', 'singular', 'index'],
    'project',
  ],
  [
    'a testimonial',
    node('testimonial', { slug: 't' }),
    ['single-testimonial-t', 'single-testimonial', 'singular', 'index'],
    undefined,
  ],
  [
    'a category',
    term('category', 'news', 3),
    ['category-news', 'category-3', 'category', 'archive', 'index'],
    'archive',
  ],
  ['a tag', term('post_tag', 'diy', 9), ['tag-diy', 'tag-9', 'tag', 'archive', 'index'], 'archive'],
  [
    'a term of another taxonomy',
    term('series', 'a', 4),
    ['taxonomy-series-a', 'taxonomy-series-4', 'taxonomy-series', 'taxonomy', 'archive', 'index'],
    'archive',
  ],
  [
    'an author',
    seed({ __typename: 'User', name: 'Jane Doe', userId: 5 }),
    ['author-jane doe', 'author-5', 'author', 'archive', 'index'],
    'archive',
  ],
  ["the projects' archive", contentType('project', false), ['archive-project', 'archive', 'index'], 'archive'],
  ['the blog', contentType('post', true), ['home', 'index'], undefined],
])('orders the templates of %s', (_what, node, candidates, chosen) => {
  expect(possibleTemplates(node)).toEqual(candidates);
  expect(chooseTemplate(node, registered)).toBe(chosen);
});

test('compares template labels ignoring case', () => {
  expect(chooseTemplate(page({ templateName: 'single PRODUCT' }), registered)).toBe('template-Single Product');
});
