import { expect, test } from 'vitest';
import { possibleTemplates } from './possible-templates.ts';
import type { SeedNode } from './seed-node.ts';
import { contentType, node, page, seed, term } from './testing/seeds.ts';

const ofPage = ['page-pumps', 'page-12', 'page', 'singular', 'index'];

// What `choose-template.test.ts` has not: labels, missing parts, and nodes that match no rule or several.
test.each<[string, SeedNode, string[]]>([
  ['a page by its exact label', page({ templateName: 'default' }), ['template-default', ...ofPage]],
  ['a page without a custom template', page({ templateName: 'Default' }), ofPage],
  ['a page with an empty label', page({ templateName: '' }), ofPage],
  ['a page without a label', page({ templateName: undefined }), ofPage],
  [
    'a front page with a custom template',
    page({ templateName: 'Blank', isFrontPage: true }),
    ['template-Blank', 'front-page', ...ofPage],
  ],
  [
    'a front page of posts',
    seed({ __typename: 'ContentType', isFrontPage: true, isPostsPage: true }),
    ['front-page', 'home', 'index'],
  ],
  ['a node with the name of a content type', seed({ __typename: 'Page', name: 'project' }), ['index']],
  ['a content type without a name', seed({ __typename: 'ContentType' }), ['archive', 'index']],
  ['the list of another content type', contentType('testimonial', false), ['archive-testimonial', 'archive', 'index']],
  ['no term with a taxonomy', seed({ taxonomyName: 'category', slug: 'news', databaseId: 3 }), ['index']],
  ['a category without slug and ID', term('category', undefined, undefined), ['category', 'archive', 'index']],
  ['a tag without slug', term('post_tag', undefined, 9), ['tag-9', 'tag', 'archive', 'index']],
  [
    'a term without ID',
    term('series', 'a', undefined),
    ['taxonomy-series-a', 'taxonomy-series', 'taxonomy', 'archive', 'index'],
  ],
  ['the ID 0', term('category', 'zero', 0), ['category-zero', 'category-0', 'category', 'archive', 'index']],
  ['a term without a taxonomy name', term(undefined, 'a', 4), ['taxonomy', 'archive', 'index']],
  ['a user without an ID', seed({ __typename: 'User', name: 'Jane Doe' }), ['index']],
  ['a user without a name', seed({ __typename: 'User', userId: 5 }), ['author-5', 'author', 'archive', 'index']],
  ['a page that is no content', page({ isContentNode: false }), ['index']],
  ['a page without slug', page({ slug: undefined }), ['page-12', 'page', 'singular', 'index']],
  ['a page without slug and ID', page({ slug: undefined, databaseId: undefined }), ['page', 'singular', 'index']],
  ['a post without slug', node('post', { slug: undefined }), ['single-post', 'single', 'singular', 'index']],
  ['a testimonial without slug', node('testimonial', { slug: undefined }), ['single-testimonial', 'singular', 'index']],
  ['content without a content type', page({ contentTypeName: undefined }), ['singular', 'index']],
  [
    'a representative, whose own template is named once',
    node('representative', { slug: 'r1' }),
    ['representative', 'single-representative-r1', 'single-representative', 'singular', 'index'],
  ],
  [
    'a project with a custom template',
    node('project', { slug: 'p1', templateName: 'Blank' }),
    ['project', 'template-Blank', 'single-project-p1', 'single-project', 'singular', 'index'],
  ],
  [
    'a node that matches several rules',
    seed({ __typename: 'ContentType', name: 'project', isTermNode: true, taxonomyName: 'series', slug: 'a' }),
    ['archive-project', 'archive', 'taxonomy-series-a', 'taxonomy-series', 'taxonomy', 'index'],
  ],
  ['a node that matches no rule', seed({}), ['index']],
])('orders the templates of %s', (_what, node, expected) => {
  expect(possibleTemplates(node)).toEqual(expected);
});
