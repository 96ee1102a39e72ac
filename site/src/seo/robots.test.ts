import { expect, test } from 'vitest';
import { isNoindex, robotsDirectives } from './robots.ts';
import { robotsTxt } from './robots-txt.ts';

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

test('points robots to the sitemap and disallows what is not a page', () => {
  const lines = robotsTxt().split('\n');
  for (const path of ['/search', '/api/', '/preview']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test('disallows search, APIs and drafts, but not pages that start with the same word', () => {
  expect(robotsTxt()).toBe(
    'User-agent: *\nDisallow: /search\nDisallow: /api/\nDisallow: /preview\nAllow: /search-\nAllow: /preview-\n\n' +
      'Sitemap: http://localhost:3000/sitemap.xml\n',
  );
});
