import { expect, test } from 'vitest';
import { cookieChanges, editorsOf } from './testing/editors.ts';
import { tokenResponse } from './token-response.ts';

const SESSION = '__Host-faust-rt=known; faust-auth=1';
const tokens = { accessToken: 'access of Inga', accessTokenExpiration: expect.any(Number) };

type Options = Parameters<typeof editorsOf>[0];

/** Requests a token as a script of the site does. */
async function requestToken(query: string, headers: Record<string, string>, options?: Options) {
  const { editors, grants, warnings } = editorsOf(options);
  const request = new Request(`https://shop.example/api/faust/auth/token${query}`, { headers });
  const response = await tokenResponse(request, editors);
  const { status } = response;
  return { status, body: await response.json(), cookies: cookieChanges(response), grants, warnings, editors };
}

test('a script gets the access token of its browser’s session, never the refresh token', async () => {
  const { status, body, cookies } = await requestToken('', { cookie: SESSION });
  expect({ status, body, cookies }).toEqual({ status: 200, body: tokens, cookies: ['+refresh', '+hint'] });
});

test('does not set cookies that the browser has already', async () => {
  const { editors } = editorsOf();
  await editors.sessions.begin('good');
  const cookie = '__Host-faust-rt=refresh%20of%20Inga; faust-auth=1';
  const { status, cookies } = await requestToken('', { cookie }, editors);
  expect({ status, cookies }).toEqual({ status: 200, cookies: [] });
});

test('the code of a login started in this browser starts a session', async () => {
  const cookie = '__Host-faust-state=s1';
  expect(await requestToken('?code=good&state=s1', { cookie })).toMatchObject({
    status: 200,
    body: tokens,
    cookies: ['+refresh', '+hint', '-state'],
    grants: [{ code: 'good' }],
  });
});

test.each([
  ['a browser without a session', '', {}, 401, []],
  [
    'a session that the CMS does not know',
    '',
    { cookie: '__Host-faust-rt=old; faust-auth=1' },
    401,
    ['-refresh', '-hint'],
  ],
  [
    'a code that the CMS does not know',
    '?code=bad&state=s1',
    { cookie: '__Host-faust-state=s1' },
    401,
    ['-refresh', '-hint', '-state'],
  ],
])('%s gets no token', async (_what, query, headers, status, cookies) => {
  expect(await requestToken(query, headers)).toMatchObject({ status, cookies });
});

test('a sign-in that began in another browser is refused before the CMS is queried', async () => {
  const refused = { status: 400, grants: [], cookies: [] };
  expect(await requestToken('?code=good&state=s1', { cookie: SESSION })).toMatchObject(refused);
});

test('a session survives an outage of the CMS', async () => {
  const authorize = () => Promise.reject(new Error('down'));
  const { status, body, cookies, warnings } = await requestToken('', { cookie: SESSION }, { authorize });
  expect({ status, body, cookies }).toEqual({ status: 500, body: { error: 'Internal Server Error' }, cookies: [] });
  expect(warnings).toEqual(['an access token could not be fetched']);
});
