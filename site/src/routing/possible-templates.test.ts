import { expect, test } from 'vitest';
import { possibleTemplates } from './possible-templates.ts';
import { contentType, entry, page, seed, term } from './testing/seeds.ts';

test('a custom template is found by its exact label', () => {
  expect(possibleTemplates(page({ templateName: 'Page With Large Header' }))[0]).toBe(
    'template-Page With Large Header',
  );
  expect(possibleTemplates(page({ templateName: 'default' }))[0]).toBe('template-default');
});

test.each(['Default', '', undefined])('the label %j means that a page has no custom template', (templateName) => {
  expect(possibleTemplates(page({ templateName }))[0]).toBe('page-pumps');
});

test('a custom template comes before "front-page"', () => {
  expect(possibleTemplates(page({ templateName: 'Blank', isFrontPage: true })).slice(0, 2)).toEqual([
    'template-Blank',
    'front-page',
  ]);
});

test('the template "front-page" is for the front page only', () => {
  expect(possibleTemplates(page())).not.toContain('front-page');
});

test('the template "home" is for the posts page only', () => {
  expect(possibleTemplates(page())).not.toContain('home');
});

test('the template "home" follows "front-page" when the posts page is the front page', () => {
  expect(possibleTemplates(seed({ __typename: 'ContentType', isFrontPage: true, isPostsPage: true }))).toEqual([
    'front-page',
    'home',
    'index',
  ]);
});

test('only a node of the type ContentType has the archive template of a content type', () => {
  expect(possibleTemplates(seed({ __typename: 'Page', name: 'project' }))).toEqual(['index']);
});

test('the posts page has no archive template of a content type', () => {
  expect(possibleTemplates(contentType('post', true))).not.toContain('archive');
});

test('a content type without a name has the plain template "archive"', () => {
  expect(possibleTemplates(seed({ __typename: 'ContentType' }))).toEqual(['archive', 'index']);
});

test('term templates are for terms only', () => {
  expect(possibleTemplates(seed({ taxonomyName: 'category', slug: 'news', databaseId: 3 }))).toEqual(['index']);
});

test.each([
  ['category', undefined, undefined, ['category', 'archive', 'index']],
  ['post_tag', undefined, 9, ['tag-9', 'tag', 'archive', 'index']],
  ['series', 'a', undefined, ['taxonomy-series-a', 'taxonomy-series', 'taxonomy', 'archive', 'index']],
  ['category', 'zero', 0, ['category-zero', 'category-0', 'category', 'archive', 'index']],
])(
  'the templates of a term of %s by the slug %s and the ID %s are skipped when they are missing',
  (taxonomy, slug, databaseId, expected) => {
    expect(possibleTemplates(term(taxonomy, slug, databaseId))).toEqual(expected);
  },
);

test('a term without a taxonomy name has the plain templates "taxonomy" and "archive"', () => {
  expect(possibleTemplates(term(undefined, 'a', 4))).toEqual(['taxonomy', 'archive', 'index']);
});

test('a user without an ID has no author templates', () => {
  expect(possibleTemplates(seed({ __typename: 'User', name: 'Jane Doe' }))).toEqual(['index']);
});

test('a user without a name has the author template of the ID', () => {
  expect(possibleTemplates(seed({ __typename: 'User', userId: 5 }))).toEqual([
    'author-5',
    'author',
    'archive',
    'index',
  ]);
});

test('the template "singular" with its variants is for content only', () => {
  expect(possibleTemplates(page({ isContentNode: false }))).toEqual(['index']);
});

test('the templates of a page by slug and ID are skipped when they are missing', () => {
  expect(possibleTemplates(page({ slug: undefined, databaseId: undefined }))).toEqual(['page', 'singular', 'index']);
  expect(possibleTemplates(page({ slug: undefined }))).toEqual(['page-12', 'page', 'singular', 'index']);
});

test('a post without a slug has the templates "single-post" and "single"', () => {
  expect(possibleTemplates(entry('post', { slug: undefined }))).toEqual(['single-post', 'single', 'singular', 'index']);
});

test('an entry of a custom post type without a slug has neither the template "single" nor one for its slug', () => {
  expect(possibleTemplates(entry('testimonial', { slug: undefined }))).toEqual([
    'single-testimonial',
    'singular',
    'index',
  ]);
});

test('content without a content type has the template "singular"', () => {
  expect(possibleTemplates(page({ contentTypeName: undefined }))).toEqual(['singular', 'index']);
});

test('a representative has its own template once, before all others', () => {
  expect(possibleTemplates(entry('representative', { slug: 'r1' }))).toEqual([
    'representative',
    'single-representative-r1',
    'single-representative',
    'singular',
    'index',
  ]);
});

test('a project has its own template before a custom one', () => {
  expect(possibleTemplates(entry('project', { slug: 'p1', templateName: 'Blank' })).slice(0, 2)).toEqual([
    'project',
    'template-Blank',
  ]);
});

test('a node that matches several rules has every template once, at its first position', () => {
  const both = seed({
    __typename: 'ContentType',
    name: 'project',
    isTermNode: true,
    taxonomyName: 'series',
    slug: 'a',
  });
  expect(possibleTemplates(both)).toEqual([
    'archive-project',
    'archive',
    'taxonomy-series-a',
    'taxonomy-series',
    'taxonomy',
    'index',
  ]);
});

test('the template "index" ends every list', () => {
  expect(possibleTemplates(seed({}))).toEqual(['index']);
});
