import { expect, onTestFinished, test } from 'vitest';
import { permalink, setCmsPlaces, uploadsUrlOf, usualPlaces, wordpressUrl } from './cms-places.ts';

test.each([
  ['/contact/', '/contact'],
  ['/contact/#repMapSection', '/contact#repMapSection'],
  ['/', '/'],
])('the configured path %s is %s in a CMS whose permalinks have no slash', (path, expected) => {
  expect(permalink(path)).toBe(path);
  onTestFinished(() => setCmsPlaces(usualPlaces));
  setCmsPlaces({ ...usualPlaces, hasSlash: false });
  expect(permalink(path)).toBe(expected);
});

test.each([
  ['https://example.test', 'https://example.test/wp', 'http://127.0.0.1:8080/wp'],
  ['https://example.test', 'https://example.test', 'http://127.0.0.1:8080'],
  ['https://example.test/blog', 'https://example.test/blog/wp', 'http://127.0.0.1:8080/wp'],
  ['https://www.example.test', 'https://cms.example.test/wp', 'https://cms.example.test/wp'],
])("with pages of %s and WordPress's files at %s, an editor works at %s", (home, wordpress, expected) => {
  onTestFinished(() => setCmsPlaces(usualPlaces));
  setCmsPlaces({ ...usualPlaces, home, wordpress });
  expect(wordpressUrl()).toBe(expected);
});

test.each([
  ['', 'http://cms.internal/app/uploads'],
  ['https://cdn.example/files', 'https://cdn.example/files'],
])('with CMS_UPLOADS_URL %j, uploads are requested from %s', (named, expected) => {
  expect(uploadsUrlOf({ ...usualPlaces, uploads: '/app/uploads' }, named, 'http://cms.internal')).toBe(expected);
});
