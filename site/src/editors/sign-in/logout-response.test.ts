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

test('signs the browser out even if the CMS does not respond, which is logged', async () => {
  const silent = () => Promise.reject(new Error('down'));
  const warnings = ['a session could not be ended at the CMS'];
  expect(await send(own, silent)).toMatchObject({ status: 205, cookies: ['-refresh', '-hint'], warnings });
});

const known = { ...own, cookie: '__Host-faust-rt=refresh%20of%20Inga' };

test.each([
  ['a browser without a session is signed out without a request to the CMS', { origin: own.origin }, 0, []],
  ['after too many made-up sessions, no further one is ended at the CMS', own, 1, []],
  ['a known session is ended even after too many made-up ones', known, 1, ['refresh of Inga']],
])('%s', async (_what, headers, wait, ended) => {
  expect(await send(headers, undefined, wait)).toMatchObject({ status: 205, cookies: ['-refresh', '-hint'], ended });
});
