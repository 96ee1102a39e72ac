import * as texts from '@headwater/brand/texts.ts';
import { expect, onTestFinished, test } from 'vitest';
import { visitor } from '../../forms/testing/visitor.ts';
import { tokens } from '../sign-in/editor-session.client.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { type SiteResponses, settings, signedInSite } from './testing/signed-in-site.ts';

const token = 'GET /api/faust/auth/token';
const usualRequests = [token, 'GET /api/faust/toolbar Bearer token', 'GET /api/faust/viewer Bearer token'];

/** An editor in front of a page's toolbar. */
async function editorAt(responses?: SiteResponses) {
  const site = await signedInSite(responses);
  const someone = await visitor(`${site.url}/about/`);
  // The next page knows nothing of this one's session.
  onTestFinished(tokens.clear);
  let settled = 0;
  const onSettled = () => {
    settled += 1;
  };
  await someone.sees(<EditorToolbar edits={{ typeName: 'Page', databaseId: 12 }} onSettled={onSettled} />);
  return {
    ...someone,
    ...site,
    settled: () => settled,
    hasToolbar: () => [someone.all('#wpadminbar').length > 0, document.body.classList.contains('admin-bar')],
  };
}

const seesName = () => document.querySelector('.display-name') !== null;

test('a signed-in editor sees the toolbar of the page with their name', async () => {
  const { waits, requests, hasToolbar, settled, one } = await editorAt();
  expect(hasToolbar()).toEqual([false, false]);
  await waits(seesName);
  expect(hasToolbar()).toEqual([true, true]);
  expect(requests).toEqual(usualRequests);
  expect(one('#wp-admin-bar-site-name').textContent).toBe(settings.siteName);
  expect(one<HTMLAnchorElement>('#wp-admin-bar-edit a').href).toContain('post=12');
  expect(one('.username').textContent).toBe('inga');
  expect(settled()).toBe(1);
});

test.each<[string, SiteResponses]>([
  ['does not want one', { '/api/faust/toolbar': { status: 200, body: { ...settings, isShown: false } } }],
  ['gets no settings', { '/api/faust/toolbar': { status: 500, body: settings } }],
  ['loses the connection', { '/api/faust/toolbar': {} }],
  ['is not signed in', { '/api/faust/auth/token': { status: 401, body: {} } }],
])('the page learns that an editor who %s sees no toolbar', async (_what, responses) => {
  const { waits, requests, hasToolbar, settled } = await editorAt(responses);
  await waits(() => settled() > 0);
  expect(hasToolbar()).toEqual([false, false]);
  expect(settled()).toBe(1);
  expect(requests).toEqual(usualRequests.slice(0, '/api/faust/toolbar' in responses ? 2 : 1));
});

test.each([
  ['an error', 503, usualRequests],
  // The token may have expired, so a new one is tried once.
  ['that it does not know the token', 401, [...usualRequests, token, ...usualRequests.slice(-1)]],
])('when the site responds with %s, the toolbar has a placeholder for the name', async (_what, status, expected) => {
  const { waits, requests, hasToolbar, all } = await editorAt({ '/api/faust/viewer': { status, body: {} } });
  await waits(() => requests.length >= expected.length && document.querySelector('#wpadminbar') !== null);
  expect(hasToolbar()).toEqual([true, true]);
  expect(all('.ab-skeleton')).toHaveLength(1);
  expect(seesName()).toBe(false);
  expect(requests).toEqual(expected);
});

test.each([
  ['here', '#wp-admin-bar-logout button', 'logout'],
  ['everywhere', '#wp-admin-bar-logout-everywhere button', 'logout-everywhere'],
])('an editor who signs out %s no longer has a toolbar', async (_where, button, path) => {
  const { waits, clicks, requests, hasToolbar } = await editorAt();
  await waits(seesName);
  await clicks(button);
  await waits(() => document.querySelector('#wpadminbar') === null);
  expect(hasToolbar()).toEqual([false, false]);
  expect(requests.slice(usualRequests.length)).toEqual([`POST /api/faust/auth/${path}`]);
});

const [here, everywhere] = ['#wp-admin-bar-logout button', '#wp-admin-bar-logout-everywhere button'] as const;

/** An editor to whose sign-out the site does not respond until `respond` is called, and then with a failure. */
async function waitingSignOut() {
  const { promise: after, resolve: respond } = Promise.withResolvers<void>();
  const editor = await editorAt({ '/api/faust/auth/logout': { after } });
  await editor.waits(seesName);
  const { one } = editor;
  const state = () => [
    one(here).textContent,
    ...[here, everywhere].map((each) => one(each).getAttribute('aria-disabled')),
  ];
  expect(state()).toEqual([texts.logOut, 'false', 'false']);
  await editor.clicks(here);
  const fails = async () => {
    respond();
    await editor.waits(() => editor.all('[role="alert"]').length > 0);
  };
  return { ...editor, state, fails };
}

test('while an editor is being signed out, the buttons do nothing', async () => {
  const { clicks, requests, state, fails } = await waitingSignOut();
  expect(state()).toEqual([texts.loggingOut, 'true', 'true']);
  await clicks(everywhere);
  await fails();
  expect(requests.slice(usualRequests.length)).toEqual(['POST /api/faust/auth/logout']);
});
