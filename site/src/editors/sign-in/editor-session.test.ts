import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../forms/testing/open-page.ts';
import { type SiteResponses, signedInSite } from '../toolbar/testing/signed-in-site.ts';
import { fetchAsEditor, logOut, tokens } from './editor-session.client.ts';
import { SignOutError } from './sign-out.ts';

/** A page of a site that an editor is signed in to, and what its tab tells the others. */
async function openTab(responses?: SiteResponses) {
  const site = await signedInSite(responses);
  openPage(`${site.url}/about/`);
  const other = new BroadcastChannel('headwater-editors');
  const heard: unknown[] = [];
  other.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  onTestFinished(() => {
    other.close();
    tokens.clear();
  });
  return { ...site, other, heard };
}

const soon = { timeout: 20_000, interval: 5 };

test('requests as the editor fetch one token for all of them', async () => {
  const { requests } = await openTab();
  for (const _ of ['first', 'second']) expect((await fetchAsEditor('/api/faust/viewer'))?.status).toBe(200);
  const viewer = 'GET /api/faust/viewer Bearer token';
  expect(requests).toEqual(['GET /api/faust/auth/token', viewer, viewer]);
  expect(tokens.state()).toEqual({ status: 'authenticated', token: 'token' });
});

test('an editor who signed out in another tab is signed out in this one', async () => {
  const { other } = await openTab();
  await tokens.fetchToken();
  other.postMessage('signed-out');
  await vi.waitFor(() => expect(tokens.state().status).toBe('not-authenticated'), soon);
});

test('another message of a tab changes nothing', async () => {
  const { other } = await openTab();
  await tokens.fetchToken();
  const third = new BroadcastChannel('headwater-editors');
  onTestFinished(() => third.close());
  const arrived = new Promise((resolve) => {
    third.onmessage = resolve;
  });
  other.postMessage('something else');
  await arrived;
  await new Promise(setImmediate);
  expect(tokens.state().status).toBe('authenticated');
});

const signOuts: [string, boolean, string][] = [
  ['here', false, 'logout'],
  ['everywhere', true, 'logout-everywhere'],
];

test.each(signOuts)('signing out %s drops the token, and tells the other tabs', async (_where, isEverywhere, path) => {
  const { requests, heard } = await openTab();
  await tokens.fetchToken();
  await logOut('/', isEverywhere);
  expect(requests.at(-1)).toBe(`POST /api/faust/auth/${path}`);
  expect(tokens.state().status).toBe('not-authenticated');
  await vi.waitFor(() => expect(heard).toEqual(['signed-out']), soon);
});

test('an editor whom the site could not sign out keeps the token', async () => {
  const { heard } = await openTab({ '/api/faust/auth/logout': { status: 500 } });
  await tokens.fetchToken();
  await expect(logOut('/')).rejects.toThrow(SignOutError);
  await new Promise(setImmediate);
  expect(tokens.state().status).toBe('authenticated');
  expect(heard).toEqual([]);
});
