import { expect, test } from 'vitest';
import { isOptional, typeBehind } from './optional-names.ts';

test.each([
  ['a content type of the content model', { type: 'Project' }, true],
  ['a group of fields', { type: 'HeroBanner' }, true],
  ['a template', { type: 'Template_SingleProduct' }, true],
  ['a field of a content type', { type: 'Project', field: 'summary' }, true],
  ['a group on a page', { type: 'Page', field: 'heroBanner' }, true],
  ['a group on a template', { type: 'Template_SingleProduct', field: 'singleProduct' }, true],
  ['a field of a group', { type: 'HeroBanner', field: 'bannerText' }, true],
  ['a field of rows', { type: 'LinkCardsLinkCardItems', field: 'cardLink' }, true],
  ['the list of a content type', { type: 'RootQuery', field: 'projects' }, true],
  ['a node of a content type', { type: 'RootQuery', field: 'project' }, true],
  ['the list of forms', { type: 'RootQuery', field: 'gfForms' }, true],
  ['the texts of an SEO plugin', { type: 'NodeWithTitle', field: 'seo' }, true],
  ['the texts of an SEO plugin for a category', { type: 'Category', field: 'seo' }, true],
  ['the type of an SEO plugin', { type: 'PostTypeSEO' }, true],
  ['a field of one SEO plugin only', { type: 'TaxonomySEO', field: 'metaRobotsNoindex' }, true],
  [
    "an SEO plugin's mark of a post's main category",
    { type: 'PostToCategoryConnectionEdge', field: 'isPrimary' },
    true,
  ],
  ['a content type as a value', { type: 'ContentTypeEnum', value: 'PROJECT' }, true],
  ['a field of WordPress', { type: 'Post', field: 'isSticky' }, false],
  ['the title of a page', { type: 'Page', field: 'title' }, false],
  ['a type of WordPress', { type: 'Category' }, false],
  ['the list of pages', { type: 'RootQuery', field: 'pages' }, false],
  ['the list of posts', { type: 'RootQuery', field: 'posts' }, false],
  ['pages as a value', { type: 'ContentTypeEnum', value: 'PAGE' }, false],
  ['posts as a value', { type: 'ContentTypeEnum', value: 'POST' }, false],
  ['media as a value', { type: 'ContentTypeEnum', value: 'ATTACHMENT' }, false],
  ['a value of another list', { type: 'PostStatusEnum', value: 'PROJECT' }, false],
  ['an unknown name', { type: 'Nothing', field: 'nothing' }, false],
])('pages can be made without %s or not', (_what, name, expected) => {
  expect(isOptional(name)).toBe(expected);
});

test.each([
  ['a group on a page', 'HeroBanner', 'Page', 'heroBanner'],
  ['a group on a template', 'SingleProduct', 'Template_SingleProduct', 'singleProduct'],
  ['the texts of an SEO plugin', 'PostTypeSEO', 'NodeWithTitle', 'seo'],
  ['the rows of a group', 'LinkCardsLinkCardItems', 'LinkCards', 'linkCardItems'],
  ['one project', 'Project', 'RootQuery', 'project'],
  ['the list of projects', '[Project]', 'RootQuery', 'projects'],
  ['a plain field of a group', undefined, 'StatisticsSection', 'title'],
  ['a field of WordPress', undefined, 'Page', 'title'],
  ['a field of an unknown type', undefined, undefined, 'heroBanner'],
])('the type of %s in the content model is %s', (_what, type, parent, field) => {
  expect(typeBehind(parent, field)).toBe(type);
});
