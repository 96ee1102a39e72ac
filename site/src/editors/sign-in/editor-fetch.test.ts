import { expect, test } from 'vitest';
import { createEditorFetch } from './editor-fetch.ts';
import type { AuthState } from './token-store.ts';

/** What the site responded to an editor, and the requests for it: tokens are good, or refused with 401. */
async function fetchWith({ stored, renewals = [] }: { stored?: string; renewals?: string[] }) {
  const requests: unknown[] = [];
  const state: AuthState = stored
    ? { status: 'authenticated', token: stored }
    : { status: 'not-authenticated', token: undefined };
  const tokens = { state: () => state, fetchToken: async () => renewals.shift() };
  const fetchAsEditor = createEditorFetch(tokens, async (path, init) => {
    requests.push([path, init]);
    const isGood = new Headers(init?.headers).get('authorization') === 'Bearer good';
    return new Response(null, { status: isGood ? 204 : 401 });
  });
  return { status: (await fetchAsEditor('/api/viewer'))?.status, requests };
}

const requestWith = (token: string) => [
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
  ['has no response when the session has ended', { stored: 'old' }, undefined, ['old']],
  [
    'is not repeated a second time when the new token is refused, too',
    { stored: 'old', renewals: ['bad', 'good'] },
    undefined,
    ['old', 'bad'],
  ],
])('a request as an editor %s', async (_what, given, status, sent) => {
  expect(await fetchWith(given)).toEqual({ status, requests: sent.map(requestWith) });
});
