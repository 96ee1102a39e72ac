import { expect, test } from 'vitest';
import { isOptional, typeBehind } from './optional-names.ts';

test.each([
  ['a content type of the content model', { type: 'Project' }],
  ['a group of fields', { type: 'HeroBanner' }],
  ['a template', { type: 'Template_SingleProduct' }],
  ['a field of a content type', { type: 'Project', field: 'summary' }],
  ['a group on a page', { type: 'Page', field: 'heroBanner' }],
  ['a group on a template', { type: 'Template_SingleProduct', field: 'singleProduct' }],
  ['a field of a group', { type: 'HeroBanner', field: 'bannerText' }],
  ['a field of rows', { type: 'LinkCardsLinkCardItems', field: 'cardLink' }],
  ['the list of a content type', { type: 'RootQuery', field: 'projects' }],
  ['an entry of a content type', { type: 'RootQuery', field: 'project' }],
  ['the list of forms', { type: 'RootQuery', field: 'gfForms' }],
  ['the texts of an SEO plugin', { type: 'NodeWithTitle', field: 'seo' }],
  ['the texts of an SEO plugin for a category', { type: 'Category', field: 'seo' }],
  ['the type of an SEO plugin', { type: 'PostTypeSEO' }],
  ['a field of one SEO plugin only', { type: 'TaxonomySEO', field: 'metaRobotsNoindex' }],
  ["an SEO plugin's mark of a post's main category", { type: 'PostToCategoryConnectionEdge', field: 'isPrimary' }],
  ['a content type as a value', { type: 'ContentTypeEnum', value: 'PROJECT' }],
])('pages can be made without %s', (_what, name) => {
  expect(isOptional(name)).toBe(true);
});

test.each([
  ['a field of WordPress', { type: 'Post', field: 'isSticky' }],
  ['the title of a page', { type: 'Page', field: 'title' }],
  ['a type of WordPress', { type: 'Category' }],
  ['the list of pages', { type: 'RootQuery', field: 'pages' }],
  ['the list of posts', { type: 'RootQuery', field: 'posts' }],
  ['pages as a value', { type: 'ContentTypeEnum', value: 'PAGE' }],
  ['posts as a value', { type: 'ContentTypeEnum', value: 'POST' }],
  ['media as a value', { type: 'ContentTypeEnum', value: 'ATTACHMENT' }],
  ['a value of another list', { type: 'PostStatusEnum', value: 'PROJECT' }],
  ['an unknown name', { type: 'Nothing', field: 'nothing' }],
])('pages cannot be made without %s', (_what, name) => {
  expect(isOptional(name)).toBe(false);
});

test.each([
  ['a group on a page', 'HeroBanner', 'Page', 'heroBanner'],
  ['a group on a template', 'SingleProduct', 'Template_SingleProduct', 'singleProduct'],
  ['the texts of an SEO plugin', 'PostTypeSEO', 'NodeWithTitle', 'seo'],
  ['the rows of a group', 'LinkCardsLinkCardItems', 'LinkCards', 'linkCardItems'],
])('the type of %s is %s', (_what, type, parent, field) => {
  expect(typeBehind(parent, field)).toBe(type);
});

test.each([
  ['a plain field of a group', 'StatisticsSection', 'title'],
  ['a field of WordPress', 'Page', 'title'],
  ['a field of an unknown type', undefined, 'heroBanner'],
])('%s has no type of the content model', (_what, parent, field) => {
  expect(typeBehind(parent, field)).toBeUndefined();
});
