import { expect, test } from 'vitest';
import { absoluteUrl, pathOfUri } from './urls.ts';

test.each([
  ['decoded', '/ポンプの点検/'],
  ['escaped in lower case, as WordPress stores it', '/%e3%83%9d%e3%83%b3%e3%83%97%e3%81%ae%e7%82%b9%e6%a4%9c/'],
  ['escaped in upper case, as browsers send it', '/%E3%83%9D%E3%83%B3%E3%83%97%E3%81%AE%E7%82%B9%E6%A4%9C'],
])('finds a non-Latin path %s', (_how, uri) => {
  expect(pathOfUri(uri, 'http://cms.example')).toBe('/ポンプの点検/');
});

test.each([
  ['a path', '/contact', '/contact/'],
  ['a path with query and fragment', '/contact/?a=1#map', '/contact/'],
  ['a full URL of the CMS', 'http://cms.example/contact/', '/contact/'],
  ['the CMS over https', 'https://cms.example/contact/', '/contact/'],
  ['the front page', '', '/'],
  ['another host', 'http://elsewhere.example/contact/', undefined],
  ['another port', 'http://cms.example:81/contact/', undefined],
  ['another host without a scheme', '//elsewhere.example/contact/', undefined],
  ['an invalid URL', 'http://', undefined],
  ['a stray percent sign', '/100%/', undefined],
])('reads the path from %s', (_what, uri, expected) => {
  expect(pathOfUri(uri, 'http://cms.example')).toBe(expected);
});

test.each([
  ['/contact/#map', 'http://cms.example/contact/#map'],
  ['//elsewhere.example/x', '//elsewhere.example/x'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('the absolute URL of %s is %s', (url, expected) => {
  expect(absoluteUrl(url, 'http://cms.example')).toBe(expected);
});
