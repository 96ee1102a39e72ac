import { expect, onTestFinished, test } from 'vitest';
import { faultyCms, sendJson } from '../cms-client/testing/faulty-cms.ts';
import { setCmsPlaces, usualPlaces } from '../config/cms-places.ts';
import { movedTo, otherPath } from './moved-to.ts';
import { page } from './testing/seeds.ts';

test.each([
  ['renamed content', '/old-name/', '/new-name/', '/new-name/'],
  ['what became the front page', '/home/', '/', '/'],
  ['another script', '/caf%C3%A9/', '/th%c3%a9/', '/th%C3%A9/'],
  ['capitals', '/old/', '/Brand-New', '/brand-new/'],
  ['the same path', '/about/', '/about/', undefined],
  ['the same path in another case', '/about/', '/About', undefined],
  ['the same path, encoded differently', '/caf%C3%A9/', '/caf%c3%a9/', undefined],
  ['the front page', '/', '/', undefined],
  ['no path', '/about/', undefined, undefined],
  ['a draft', '/about/', '/?page_id=12', undefined],
  ['another host', '/about/', '//evil.example/', undefined],
  ['another host behind a backslash', '/about/', '/\\evil.example/', undefined],
  ['a full URL', '/about/', 'https://evil.example/', undefined],
  ['a line break', '/about/', '/x%0d%0aset-cookie:a/', undefined],
  ['a broken encoding', '/about/', '/%ff/', undefined],
])('for %s, %s with a node of the URI %s redirects to %s', (_what, requested, uri, expected) => {
  expect(otherPath(requested, uri)).toBe(expected);
});

test('a page that was stored with another slash redirects once the permalinks have changed', () => {
  onTestFinished(() => setCmsPlaces(usualPlaces));
  setCmsPlaces({ ...usualPlaces, hasSlash: false });
  expect([otherPath('/about/', '/about'), otherPath('/about', '/about')]).toEqual(['/about', undefined]);
});

/** A CMS that gives these paths these nodes: path → [id, uri]. @param requested gets the paths that are queried */
async function queryOf(nodes: Record<string, [id: string, uri: string]>, requested: string[] = []) {
  const client = await faultyCms((req, res) => {
    const { uri } = JSON.parse(new URL(req.url ?? '', 'http://cms').searchParams.get('variables') ?? '{}');
    requested.push(uri);
    const [id, lives] = nodes[uri] ?? [];
    const type = {
      databaseId: 1,
      slug: null,
      contentType: { node: { name: 'page', uri: null, label: null } },
      template: null,
    };
    const is = { isTermNode: false, isContentNode: true, isFrontPage: false, isPostsPage: false };
    const node = { __typename: 'Page', id, uri: lives, title: null, hasPassword: null, ...type, ...is };
    sendJson(res, { data: { node: id ? node : null } });
  });
  return client.queryPublic;
}

const renamed = page({ id: 'a', uri: '/new/' });

test('renamed content redirects to its new path, for which the CMS is queried once', async () => {
  const requested: string[] = [];
  expect(await movedTo(await queryOf({ '/new/': ['a', '/new/'] }, requested), '/old/', renamed)).toBe('/new/');
  expect(requested).toEqual(['/new/']);
});

test.each([
  ['is where it was requested', '/new'],
  ['has no plain path', '/?page_id=12'],
])('does not query the CMS again about content that %s', async (_what, uri) => {
  const requested: string[] = [];
  expect(await movedTo(await queryOf({}, requested), '/new/', page({ id: 'a', uri }))).toBeUndefined();
  expect(requested).toEqual([]);
});

test.each<[string, Record<string, [string, string]>]>([
  ['does not exist', {}],
  ['belongs to other content', { '/new/': ['b', '/new/'] }],
  ['leads back', { '/new/': ['a', '/old/'] }],
])('does not redirect to a path that %s', async (_what, nodes) => {
  expect(await movedTo(await queryOf(nodes), '/old/', renamed)).toBeUndefined();
});
