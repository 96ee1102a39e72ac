import { expect, onTestFinished, test } from 'vitest';
import { createPageContext } from '../cms-client/page-context.ts';
import { faultyCms, GetTitle, good, sendJson } from '../cms-client/testing/faulty-cms.ts';
import { setCmsPlaces, usualPlaces } from '../config/cms-places.ts';
import { fetchSeedNode } from './fetch-seed-node.ts';

test('only a null node without errors means that there is no node', async () => {
  const missing = await faultyCms((_req, res) => sendJson(res, { data: { node: null } }));
  await expect(fetchSeedNode(createPageContext(missing, 'a').queryPublic, '/x/')).resolves.toBeUndefined();
  const failing = await faultyCms((_req, res) =>
    sendJson(res, { data: { node: null }, errors: [{ message: 'Internal server error' }] }),
  );
  await expect(fetchSeedNode(createPageContext(failing, 'b').queryPublic, '/x/')).rejects.toMatchObject({
    name: 'CmsQueryError',
  });
});

const whole = {
  __typename: 'Page',
  id: 'a',
  uri: '/x/',
  isTermNode: false,
  isContentNode: true,
  isFrontPage: false,
  isPostsPage: false,
  databaseId: 1,
  slug: 'x',
  title: 'X',
  hasPassword: false,
  template: null,
  contentType: { node: { name: 'page', uri: null, label: null } },
};

test.each([
  [{ contentType: null }],
  [{ contentType: { node: null } }],
  [{ contentType: { node: { name: 5, uri: null, label: null } } }],
  [{ isContentNode: null }],
  [{ __typename: null }],
  [{ databaseId: 'x' }],
])('a node with %j is a failure of the CMS, not a missing page', async (broken) => {
  const client = await faultyCms((_req, res) => sendJson(res, { data: { node: { ...whole, ...broken } } }));
  await expect(fetchSeedNode(client.queryPublic, '/x/')).rejects.toMatchObject({ operation: 'GetSeedNode' });
});

test('content with a password is found without the type that WPGraphQL withholds', async () => {
  const node = { ...whole, hasPassword: true, contentType: null };
  const client = await faultyCms((_req, res) => sendJson(res, { data: { node } }));
  await expect(fetchSeedNode(client.queryPublic, '/x/')).resolves.toMatchObject({ databaseId: 1, hasPassword: true });
});

test('a page collects the tags of all its queries', async () => {
  const client = await faultyCms((req, res) =>
    sendJson(res, good, { 'x-graphql-keys': req.url?.includes('%2Fa%2F') ? 'one' : 'two' }),
  );
  const context = createPageContext(client, 'a');
  await Promise.all([context.queryPublic(GetTitle, { uri: '/a/' }), context.queryPublic(GetTitle, { uri: '/b/' })]);
  expect([...context.tags].sort()).toEqual(['one', 'two']);
});

test.each([
  ['/%E3%83%9D%E3%83%B3%E3%83%97/', '/ポンプ/'],
  ['/%f0%9f%9a%b0-pumps/', '/🚰-pumps/'],
  ['/caf%C3%A9/', '/café/'],
  ['/a%3Fb%23c%2Fd/', '/a%3Fb%23c%2Fd/'],
  ['/a%26b%2Bc/', '/a&b+c/'],
  ['/broken%ff/', '/broken%ff/'],
])('queries WordPress for %s as %s', async (path, uri) => {
  const queries: string[] = [];
  const client = await faultyCms((req, res) => {
    queries.push(new URL(req.url ?? '', 'http://cms').searchParams.get('variables') ?? '');
    sendJson(res, { data: { node: null } });
  });
  await fetchSeedNode(client.queryPublic, path);
  expect(queries).toEqual([JSON.stringify({ uri })]);
});

test.each([
  ['/about/', '/index.php/about/', ['/index.php/about/']],
  ['/project/', '/project/', ['/index.php/project/', '/project/']],
  ['/', '/', ['/']],
])('with permalinks behind index.php, %s is found at %s', async (path, there, expected) => {
  onTestFinished(() => setCmsPlaces(usualPlaces));
  setCmsPlaces({ ...usualPlaces, hasIndex: true });
  const queries: string[] = [];
  const client = await faultyCms((req, res) => {
    const { uri } = JSON.parse(new URL(req.url ?? '', 'http://cms').searchParams.get('variables') ?? '{}');
    queries.push(uri);
    sendJson(res, { data: { node: uri === there ? whole : null } });
  });
  expect((await fetchSeedNode(client.queryPublic, path))?.foundAt).toBe(there);
  expect(queries).toEqual(expected);
});
