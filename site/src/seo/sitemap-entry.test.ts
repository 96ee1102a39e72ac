import { expect, test } from 'vitest';
import { isListable, sitemapFileOfType } from './sitemap-entry.ts';

test.each([
  '/about/',
  // Shown in place of the site's own.
  '/image/',
  '/media/press/',
  '/find-a-representative/',
])('search engines may list a page at %s', (uri) => {
  expect(isListable({ uri })).toBe(true);
});

test.each(['/search/', '/login/', '/preview/', '/404/', '/503/', '/api/forms/', '/feed.xml', '/Search/'])(
  'does not list a page at %s, which is a page of the site itself',
  (uri) => {
    expect(isListable({ uri })).toBe(false);
  },
);

test.each(['/?page_id=12', 'https://other.example/a/', null])('does not list the URL %j', (uri) => {
  expect(isListable({ uri })).toBe(false);
});

test.each([
  ['is noindex', { fullHead: '<meta name="robots" content="noindex, follow">' }, false],
  ['is hidden by a field of an SEO plugin', { fullHead: '', metaRobotsNoindex: 'noindex' }, false],
  ['names another page as canonical', { fullHead: '', canonical: '/b/' }, false],
  ['names itself as canonical', { fullHead: '', canonical: '/a/' }, true],
  ['only mentions noindex', { fullHead: '<meta name="description" content="What noindex means">' }, true],
  ['says nothing', { fullHead: null }, true],
])('lists a page whose head %s accordingly', (_what, seo, isListed) => {
  expect(isListable({ uri: '/a/', seo })).toBe(isListed);
});

test('each type of the sitemap has files', () => {
  expect(Object.fromEntries(sitemapFileOfType)).toEqual({
    ...{ Page: 'page', Post: 'post', Project: 'project', Representative: 'representative' },
  });
});
