import { expect, test } from 'vitest';
import { isNoindex, robotsDirectives, robotsTxt } from './robots.ts';

test.each([
  ['index, follow', 'index, follow'],
  ['NOINDEX,NOFOLLOW', 'noindex, nofollow'],
  ['noindex, noindex', 'noindex'],
  ['max-image-preview:large, max-snippet:-1', 'max-image-preview:large, max-snippet:-1'],
  ['<script>, noindex', 'noindex'],
  ['whatever', undefined],
  ['', undefined],
  [null, undefined],
])('reduces the directives %j to the known ones %j', (value, known) => {
  expect(robotsDirectives(value)).toBe(known);
});

test.each(['noindex', 'follow, noindex', 'none'])('the directives %j exclude a page from search engines', (value) => {
  expect(isNoindex(value)).toBe(true);
});

test.each(['index, max-image-preview:none', '', undefined])(
  'the directives %j do not exclude a page from search engines',
  (value) => {
    expect(isNoindex(value)).toBe(false);
  },
);

test('robots.txt points to the sitemap', () => {
  expect(robotsTxt().split('\n')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test.each(['/search', '/api/', '/preview'])('robots.txt disallows %s, which is not a page', (path) => {
  expect(robotsTxt().split('\n')).toContain(`Disallow: ${path}`);
});

test('robots.txt allows pages that start with the same word as a disallowed path', () => {
  expect(robotsTxt()).toBe(
    'User-agent: *\nDisallow: /search\nDisallow: /api/\nDisallow: /preview\nAllow: /search-\nAllow: /preview-\n\n' +
      'Sitemap: http://localhost:3000/sitemap.xml\n',
  );
});
