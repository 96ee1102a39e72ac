import { expect, onTestFinished, test, vi } from 'vitest';
import { setCmsPlaces, usualPlaces } from '../config/cms-places.ts';
import { isExternal, safeHref } from './safe-href.ts';

test.each([
  ['/contact/#repMapSection', '/contact/#repMapSection'],
  ['#sizing', '#sizing'],
  ['contact/', '/contact/'],
  ['http://127.0.0.1:8080/products/?x=1#top', '/products/?x=1#top'],
  ['http://127.0.0.1:8080', '/'],
  ['http://localhost:3000/about/', '/about/'],
  ['http://127.0.0.1:8080/wp-content/uploads/2026/11/manual.pdf', '/media/2026/11/manual.pdf'],
  ['/wp-content/uploads/2026/11/pump.jpg', '/media/2026/11/pump.jpg'],
  ['/search?q=https://x', '/search?q=https://x'],
  ['https://www.epa.gov/npdes', 'https://www.epa.gov/npdes'],
  ['//cdn.example.com/x', 'https://cdn.example.com/x'],
  ['mailto:office@example.com', 'mailto:office@example.com'],
  ['tel:+12185550142', 'tel:+12185550142'],
  ['sms:+12185550142?body=Hello', 'sms:+12185550142?body=Hello'],
  ['fax:+12185550143', 'fax:+12185550143'],
  ['webcal://example.com/dates.ics', 'webcal://example.com/dates.ics'],
  ['  /about/  ', '/about/'],
  ['/..//evil.test', '/evil.test'],
  ['/.//evil.test/x', '/evil.test/x/'],
  ['/a/../..//evil.test', '/evil.test'],
  ['/%2e%2e//evil.test', '/evil.test'],
  ['..//evil.test', '/evil.test'],
  ['/..\\\\evil.test', '/evil.test'],
  ['http://127.0.0.1:8080//evil.test', '/evil.test'],
  ['http://127.0.0.1:8080/..//evil.test?x#y', '/evil.test?x#y'],
  ['/%e3%83%9d/?q=%c3%a9', '/%E3%83%9D/?q=%c3%a9'],
  ['http://127.0.0.1:8080/ポ/', '/%E3%83%9D/'],
])('turns %s into %s', (value, expected) => {
  expect(safeHref(value)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&#115;cript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&amp;#115;cript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'https://user:password@example.com/',
  'http://',
  'http://127.0.0.1:8080/?page_id=12&preview=true',
  '',
  '   ',
])('%j does not become a link', (value) => {
  expect(safeHref(value)).toBeUndefined();
});

test.each([
  'http://127.0.0.1:8080/wp-login.php?redirect_to=%2F',
  'http://127.0.0.1:8080/wp-admin/',
  'http://127.0.0.1:8080/wp-admin',
])('%s leads to the CMS, where editors work', (url) => {
  expect(safeHref(url)).toBe(url);
});

test.each([
  ['http://localhost:3000/wp-admin/', '/wp-admin/'],
  ['http://127.0.0.1:8080/wp-administration/', '/wp-administration/'],
  ['http://127.0.0.1:8080/help/wp-admin/', '/help/wp-admin/'],
])('%s is a page of the site: %s', (url, path) => {
  expect(safeHref(url)).toBe(path);
});

test('empty values do not become links', () => {
  expect(safeHref(null)).toBeUndefined();
  expect(safeHref(undefined)).toBeUndefined();
});

test('a URL has the same result when it is checked again', () => {
  const long = `/search?q=${'x'.repeat(600)}`;
  const urls = ['/about/', 'javascript:alert(1)', 'https://example.com', `${long}a`, `${long}b`];
  const expected = ['/about/', undefined, 'https://example.com/', `${long}a`, `${long}b`];
  expect(urls.map((url) => safeHref(url))).toEqual(expected);
  expect(urls.map((url) => safeHref(url))).toEqual(expected);
});

test('a character beyond Unicode does not hide a scheme', () => {
  expect(safeHref('&#x110000;javascript:alert(1)')).toBeUndefined();
  expect(safeHref('&#1114112;javascript:alert(1)')).toBeUndefined();
  expect(safeHref('/a&#x110000;b')).toBe('/a&/#x110000;b');
});

test("a host that only starts like the site's is external", () => {
  expect(safeHref('http://localhost.evil.example:3000/')).toBe('http://localhost.evil.example:3000/');
});

test('a path with a URL in its query is internal', () => {
  expect(isExternal('/search?q=https://x')).toBe(false);
});

test('only other hosts are external', () => {
  expect(isExternal('https://example.com/')).toBe(true);
  expect(isExternal('/about/')).toBe(false);
  expect(isExternal('tel:+1')).toBe(false);
});

test.each([
  [
    'http://cms.example/wp/wp-content/uploads',
    'http://cms.example/wp/wp-content/uploads/2026/a.jpg',
    '/media/2026/a.jpg',
  ],
  ['http://cms.example/app/uploads', 'http://cms.example/app/uploads/2026/a.pdf?x#y', '/media/2026/a.pdf?x#y'],
  ['http://cms.example/app/uploads', '/app/uploads/2026/a.pdf', '/media/2026/a.pdf'],
  ['http://cms.example/app/uploads', 'http://cms.example/wp-content/uploads/2026/a.pdf', '/media/2026/a.pdf'],
  ['https://cdn.example', 'https://cdn.example/2026/a.pdf', '/media/2026/a.pdf'],
  ['https://cdn.example/files', 'https://cdn.example/other/a.pdf', 'https://cdn.example/other/a.pdf'],
  ['https://cdn.example/files', 'http://cms.example/about/', '/about/'],
])('with uploads in %s, %s becomes %s', async (uploads, url, href) => {
  vi.stubEnv('CMS_URL', 'http://cms.example');
  vi.stubEnv('CMS_UPLOADS_URL', uploads);
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  expect((await import('./safe-href.ts')).safeHref(url)).toBe(href);
});

test.each([
  ['https://example.test/about/', '/about'],
  ['https://example.test/wp/wp-content/uploads/2026/a.jpg', '/media/2026/a.jpg'],
  ['https://example.test/wp-content/uploads/2026/a.jpg', '/media/2026/a.jpg'],
  ['https://example.test/wp/wp-admin/post.php', 'https://example.test/wp/wp-admin/post.php'],
  ['https://example.test/wp/wp-login.php', 'https://example.test/wp/wp-login.php'],
  ['https://other.test/about/', 'https://other.test/about/'],
])('with a WordPress in a directory of its own, %s becomes %s', (url, href) => {
  const home = 'https://example.test';
  onTestFinished(() => setCmsPlaces(usualPlaces));
  expect(safeHref(url)).toBe(url);
  setCmsPlaces({ home, wordpress: `${home}/wp`, uploads: '/wp/wp-content/uploads', hasSlash: false, hasIndex: false });
  expect(safeHref(url)).toBe(href);
});

test.each([
  ['http://127.0.0.1:8080/?p=12', '/?p=12'],
  ['/?page_id=12#prices', '/?page_id=12#prices'],
])('%s, a link by number, stays one: the site leads it to the page', (value, expected) => {
  expect(safeHref(value)).toBe(expected);
});
