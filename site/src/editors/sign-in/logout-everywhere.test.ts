import { json } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { createAuthorizer } from '../../cms-client/authorize.ts';
import { createEditorSessions } from './editor-sessions.ts';
import { logoutEverywhereResponse } from './logout-response.ts';
import { editorsOf, siteUrl } from './testing/editors.ts';

/** Sends the request to a site with this response from the CMS. */
async function send(status: number, body: object, headers: Record<string, string> = {}) {
  const requests: unknown[] = [];
  const { url } = await testServer(async (req, res) => {
    requests.push([req.url, await json(req)]);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { editors } = editorsOf({
    sessions: createEditorSessions({
      ...createAuthorizer({ url, secret: 'shared' }),
      isIssued: () => true,
      sparedSeconds: 75,
    }),
    cmsUrl: url,
  });
  const sent = { origin: siteUrl.origin, cookie: '__Host-faust-rt=refresh; faust-auth=1', ...headers };
  const request = new Request(`${siteUrl}api/faust/auth/logout-everywhere`, { method: 'POST', headers: sent });
  const response = await logoutEverywhereResponse(request, editors);
  const said = response.headers.has('content-type') ? await response.json() : undefined;
  return { status: response.status, cookies: response.headers.getSetCookie(), requests, said };
}

test('signing out everywhere ends all sessions at the CMS, and deletes the browser’s cookies', async () => {
  const { status, requests, cookies } = await send(200, { revoked: true, everywhere: true });
  expect(requests).toEqual([['/?rest_route=/headwater/v1/revoke', { refreshToken: 'refresh', everywhere: true }]]);
  expect(status).toBe(205);
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-faust-rt=;.*Max-Age=0/),
    expect.stringMatching(/^faust-auth=;.*Max-Age=0/),
  ]);
});

const cannot = { error: 'The CMS cannot end other sessions.' };
const silent = { error: 'The CMS does not respond.' };

test.each<[string, number, object, number, object]>([
  ['lacks the endpoint', 404, { code: 'rest_no_route' }, 501, cannot],
  ['only ended this session', 200, { revoked: true }, 501, cannot],
  ['fails', 500, {}, 503, silent],
  ['refuses the secret', 401, { code: 'rest_forbidden' }, 503, silent],
])('does not report success for a CMS that %s', async (_what, status, body, expected, said) => {
  const outcome = await send(status, body);
  expect(outcome).toMatchObject({ status: expected, cookies: [], said });
});

test('a browser without a session ends no sessions', async () => {
  const { status, requests } = await send(200, { revoked: true, everywhere: true }, { cookie: '' });
  expect([status, requests]).toEqual([401, []]);
});
