import { expect, test } from 'vitest';
import type { EditorSessions } from './editor-sessions.ts';
import { logoutResponse } from './logout-response.ts';
import { cookieChanges, editorsOf } from './testing/editors.ts';

/** Sends a sign-out to a site whose CMS ends sessions in this way. */
async function send(headers: Record<string, string>, end: EditorSessions['end'] = async () => {}, wait = 0) {
  const ended: string[] = [];
  const { editors, warnings } = editorsOf({ limits: { token: () => wait, password: () => 0 } });
  await editors.sessions.begin('good');
  const sessions: EditorSessions = {
    ...editors.sessions,
    end: (token) => {
      ended.push(token);
      return end(token);
    },
  };
  const request = new Request('https://shop.example/api/faust/auth/logout', { method: 'POST', headers });
  const response = await logoutResponse(request, { ...editors, sessions });
  const { status } = response;
  return { status, cookies: cookieChanges(response), ended, warnings };
}

const own = { origin: 'https://shop.example', cookie: '__Host-faust-rt=a%2Fb; faust-auth=1' };

test('signing out ends the session on the site, in the browser and at the CMS', async () => {
  expect(await send(own)).toEqual({
    status: 205,
    cookies: ['-refresh', '-hint'],
    ended: ['a/b'],
    warnings: [],
  });
});

const silentCms = () => Promise.reject(new Error('down'));

test('signs the browser out even if the CMS does not answer', async () => {
  expect(await send(own, silentCms)).toMatchObject({ status: 205, cookies: ['-refresh', '-hint'] });
});

test('logs a session that could not be ended at the CMS', async () => {
  expect(await send(own, silentCms)).toMatchObject({ warnings: ['a session could not be ended at the CMS'] });
});

test('signs a browser without a session out without a request to the CMS', async () => {
  expect(await send({ origin: own.origin })).toMatchObject({ status: 205, cookies: ['-refresh', '-hint'], ended: [] });
});

test('after too many made-up sessions, no further one is ended at the CMS', async () => {
  expect(await send(own, undefined, 1)).toMatchObject({ status: 205, cookies: ['-refresh', '-hint'], ended: [] });
});

test('a known session is ended even after too many made-up ones', async () => {
  const known = { ...own, cookie: '__Host-faust-rt=refresh%20of%20Inga' };
  expect(await send(known, undefined, 1)).toMatchObject({ status: 205, ended: ['refresh of Inga'] });
});
