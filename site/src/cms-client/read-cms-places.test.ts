import { expect, test } from 'vitest';
import { usualPlaces } from '../config/cms-places.ts';
import { placesOf } from './read-cms-places.ts';

type PlacesResponse = Parameters<typeof placesOf>[0];

/** The response of a WordPress with these pages and files. */
function response(home: string, uris: string[], files: string[] = [], url: string | null = null): PlacesResponse {
  return {
    generalSettings: { url },
    contentNodes: { nodes: uris.map((uri) => ({ uri, link: home + uri })) },
    mediaItems: { nodes: files.map((mediaItemUrl) => ({ sourceUrl: null, mediaItemUrl })) },
  } as PlacesResponse;
}

const HOME = 'https://example.test';

test('a WordPress in a directory of its own has other places than its pages', () => {
  const file = `${HOME}/wp/wp-content/uploads/2026/11/plan.pdf`;
  expect(placesOf(response(HOME, ['/', '/about'], [file], `${HOME}/wp`), usualPlaces)).toEqual({
    home: HOME,
    wordpress: `${HOME}/wp`,
    uploads: '/wp/wp-content/uploads',
    hasSlash: false,
    hasIndex: false,
  });
});

test.each([
  ['Bedrock', `${HOME}/app/uploads/2026/11/a.jpg`, '/app/uploads'],
  ['one site of several', `${HOME}/wp-content/uploads/sites/3/2026/11/a.jpg`, '/wp-content/uploads'],
  ['folders of a plugin', `${HOME}/wp-content/uploads/catalog/pumps/a.jpg`, '/wp-content/uploads'],
  ['a folder with another name', `${HOME}/files/2026/11/a.jpg`, '/files'],
  ['another host', 'https://cdn.example/uploads/2026/11/a.jpg', usualPlaces.uploads],
  ['no URL', 'a.jpg', usualPlaces.uploads],
])('uploads of %s, such as %s, are in %s', (_what, file, uploads) => {
  expect(placesOf(response(HOME, ['/'], [file]), usualPlaces).uploads).toBe(uploads);
});

test.each([
  [['/', '/about/', '/news/a/'], true, false],
  [['/', '/about', '/news/a'], false, false],
  [['/about.html', '/archives/12'], false, false],
  [['/about/', '/b/', '/changed-by-a-plugin'], true, false],
  [['/index.php/about/', '/index.php/a/'], true, true],
  [['/', '/?page_id=2'], true, false],
])('with pages at %j, paths end in a slash: %j, begin with index.php: %j', (uris, hasSlash, hasIndex) => {
  expect(placesOf(response(HOME, uris), usualPlaces)).toMatchObject({ hasSlash, hasIndex });
});

test('places that a response does not show stay as they were', () => {
  const known = { home: HOME, wordpress: `${HOME}/wp`, uploads: '/app/uploads', hasSlash: false, hasIndex: true };
  const empty = { generalSettings: null, contentNodes: null, mediaItems: null };
  expect(placesOf(empty, known)).toEqual(known);
});
