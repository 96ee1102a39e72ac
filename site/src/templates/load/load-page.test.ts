import { expect, test } from 'vitest';
import { createPageContext } from '../../cms-client/page-context.ts';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { loadInstead } from './load-page.ts';

/** A CMS that has one node, whatever path it is asked for. */
async function contextOf(uri: string, contentType: string) {
  const flags = { isContentNode: true, isTermNode: false, isFrontPage: false, isPostsPage: false };
  const type = { contentType: { node: { name: contentType, uri: null, label: null } }, template: null };
  const node = { __typename: 'Page', id: 'a', uri, databaseId: 1, slug: null, title: null, hasPassword: null };
  const shell = { generalSettings: { title: 'Pumps', description: '' } };
  const client = await faultyCms((_req, res) =>
    sendJson(res, { data: { node: { ...node, ...flags, ...type }, ...shell } }),
  );
  return createPageContext(client, 'a request');
}

test.each([
  ['moved content', false, '/products/iom/', 'page', { movedTo: '/products/iom/' }],
  [
    'a page of the site, whatever content a CMS finds by its last part',
    true,
    '/products/iom/',
    'page',
    { found: false },
  ],
  ['nothing, for a file of the media library', false, '/iom/', 'attachment', { found: false }],
])('a path is that of %s', async (_what, hasOwn, uri, contentType, expected) => {
  const context = await contextOf(uri, contentType);
  expect(await loadInstead(context, '/documents/iom/', hasOwn)).toMatchObject(expected);
});
