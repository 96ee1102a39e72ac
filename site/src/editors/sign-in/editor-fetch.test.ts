import { expect, test } from 'vitest';
import { createEditorFetch } from './editor-fetch.ts';
import type { AuthState } from './token-store.ts';

/** What the site answered to an editor, and what it was asked: tokens are good, or refused with 401. */
async function fetchWith({ stored, renewals = [] }: { stored?: string; renewals?: string[] }) {
  const asked: unknown[] = [];
  const state: AuthState = stored
    ? { status: 'authenticated', token: stored }
    : { status: 'not-authenticated', token: undefined };
  const tokens = { state: () => state, fetchToken: async () => renewals.shift() };
  const fetchAsEditor = createEditorFetch(tokens, async (path, init) => {
    asked.push([path, init]);
    const isGood = new Headers(init?.headers).get('authorization') === 'Bearer good';
    return new Response(null, { status: isGood ? 204 : 401 });
  });
  return { status: (await fetchAsEditor('/api/viewer'))?.status, asked };
}

const question = (token: string) => [
  '/api/viewer',
  { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' },
];

test.each<[string, Parameters<typeof fetchWith>[0], number | undefined, string[]]>([
  ['is sent with the token in memory', { stored: 'good', renewals: ['unused'] }, 204, ['good']],
  ['waits for a token when none is in memory', { renewals: ['good'] }, 204, ['good']],
  [
    'is repeated once with a new token when its token has expired',
    { stored: 'old', renewals: ['good'] },
    204,
    ['old', 'good'],
  ],
  ['is not sent when no one is signed in', {}, undefined, []],
  ['has no answer when the session has ended', { stored: 'old' }, undefined, ['old']],
  [
    'is not repeated a second time when the new token is refused, too',
    { stored: 'old', renewals: ['bad', 'good'] },
    undefined,
    ['old', 'bad'],
  ],
])('a request as an editor %s', async (_what, given, status, sent) => {
  expect(await fetchWith(given)).toEqual({ status, asked: sent.map(question) });
});
