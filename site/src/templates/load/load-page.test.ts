import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPageContext } from '../../cms-client/page-context.ts';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { usualPlaces } from '../../config/cms-places.ts';
import { page } from '../../routing/testing/seeds.ts';
import { Protected as ProtectedNotice } from '../protected/protected.tsx';
import type { LoadedPage } from '../template.ts';
import { loadInstead, loadNode } from './load-page.ts';

/** A CMS that has one node, whatever path is queried. */
async function contextOf(uri: string, contentType: string) {
  const flags = { isContentNode: true, isTermNode: false, isFrontPage: false, isPostsPage: false };
  const type = { contentType: { node: { name: contentType, uri: null, label: null } }, template: null };
  const file = contentType === 'attachment' && {
    mediaItemUrl: `${usualPlaces.home}/wp-content/uploads/2026/i%c3%b6m.pdf`,
  };
  const node = { __typename: 'Page', id: 'a', uri, databaseId: 1, slug: null, title: null, hasPassword: null };
  const shell = { generalSettings: { title: 'Pumps', description: '' } };
  const client = await faultyCms((_req, res) =>
    sendJson(res, { data: { node: { ...node, ...flags, ...type, ...file }, ...shell } }),
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
  ['a file of the media library', false, '/documents/iom/', 'attachment', { movedTo: '/media/2026/i%C3%B6m.pdf' }],
  ['nothing, for a file with another path', false, '/iom/', 'attachment', { found: false }],
  ['nothing, for a file of a draft', false, '/?attachment_id=7', 'attachment', { found: false }],
  ['a page of the site, whatever file', true, '/documents/iom/', 'attachment', { found: false }],
])('a path is that of %s', async (_what, hasOwn, uri, contentType, expected) => {
  const context = await contextOf(uri, contentType);
  expect(await loadInstead(context, '/documents/iom/', hasOwn)).toMatchObject(expected);
});

const site = { title: 'Headwater', description: 'Pumps since 1920' };
const Protected = () => null;
const ofTemplate: LoadedPage = {
  Component: () => null,
  data: { teaser: 'A custom field' },
  head: { title: 'From the template', description: 'A custom field' },
  isPartial: false,
};
const templates = { page: { load: async () => ofTemplate } };
const failingQuery = () => Promise.reject(new Error('The CMS was queried.'));

const load = (hasPassword: boolean) =>
  loadNode(failingQuery, page({ title: 'Prices &amp; terms', hasPassword }), {}, site, { templates, Protected });

test('renders content without a password with its template', async () => {
  expect(await load(false)).toBe(ofTemplate);
});

test('the template of password-protected content is not loaded', async () => {
  expect(await load(true)).toMatchObject({ Component: Protected, data: undefined, isPartial: false });
});

test('password-protected content is not indexed', async () => {
  const loaded = await load(true);
  expect(loaded?.head).toMatchObject({
    title: 'Prices & terms | Headwater',
    description: 'Pumps since 1920',
    robots: 'noindex',
    jsonLd: [],
  });
  expect(loaded?.head.canonical).toBeUndefined();
});

test('the notice of a protected page has its title as text with a contact link', () => {
  const html = renderToStaticMarkup(
    createElement(ProtectedNotice, { data: undefined, seed: page({ title: 'Prices &amp; <em>terms</em>' }) }),
  );
  expect(html).toContain('<h1>Prices &amp; terms</h1>');
  expect(html).toContain('This page is protected by a password. <a href="/contact/">Contact us</a> for access.');
});
