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
])('of the directives %j the known ones are %j', (value, known) => {
  expect(robotsDirectives(value)).toBe(known);
});

test.each([
  ['noindex', true],
  ['follow, noindex', true],
  ['none', true],
  ['index, max-image-preview:none', false],
  ['', false],
  [undefined, false],
])('%j hides a page: %j', (value, hides) => {
  expect(isNoindex(value)).toBe(hides);
});

test('robots are sent to the sitemap and kept from what is no page', () => {
  const lines = robotsTxt().split('\n');
  for (const path of ['/search', '/api/', '/preview']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test('robots are kept from searches, interfaces and drafts, and from no page that begins with the same word', () => {
  expect(robotsTxt()).toBe(
    'User-agent: *\nDisallow: /search\nDisallow: /api/\nDisallow: /preview\nAllow: /search-\nAllow: /preview-\n\n' +
      'Sitemap: http://localhost:3000/sitemap.xml\n',
  );
});
