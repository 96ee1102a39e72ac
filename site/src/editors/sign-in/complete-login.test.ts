import { expect, test } from 'vitest';
import { completeLogin } from './complete-login.ts';
import { cookieChanges, editorsOf } from './testing/editors.ts';

const STATE = '__Host-faust-state=s1';
const SIGNED_IN = '__Host-faust-rt=known; faust-auth=1';

/** Opens a URL of the site with these cookies. */
async function open(path: string, cookie: string, target?: string) {
  const { editors, grants } = editorsOf();
  const request = new Request(`https://shop.example${path}`, { headers: { cookie } });
  const end = await completeLogin(request, editors, target);
  if (end?.kind !== 'response') return { end: end?.kind, grants };
  const { status, headers } = end.response;
  return { end: 'response', status, location: headers.get('location'), cookies: cookieChanges(end.response), grants };
}

test('a URL without a code is not a login', async () => {
  expect(await open('/drafts/?state=s1', STATE)).toEqual({ end: undefined, grants: [] });
});

test('a login started in this browser becomes a session at the URL without its code', async () => {
  expect(await open('/drafts/?page=2&code=good&state=s1', STATE)).toEqual({
    end: 'response',
    status: 303,
    location: '/drafts/?page=2',
    cookies: ['+refresh', '+hint', '-state'],
    grants: [{ code: 'good' }],
  });
});

test('redirects to the requested path', async () => {
  expect(await open('/login?code=good&state=s1', STATE, '/news/')).toMatchObject({ status: 303, location: '/news/' });
});

test.each([
  ['with another state', '?code=good&state=s2', STATE],
  ['without a state', '?code=good', STATE],
  ['in another browser', '?code=good&state=s1', ''],
])('does not send the code of a login that returns %s to the CMS', async (_what, query, cookie) => {
  expect(await open(`/drafts/${query}`, cookie)).toEqual({ end: 'foreign', grants: [] });
});

test('a second tab that returns late uses the session of the first', async () => {
  expect(await open('/drafts/?code=good&state=old', SIGNED_IN)).toMatchObject({
    end: 'response',
    status: 303,
    location: '/drafts/',
    grants: [{ refreshToken: 'known' }],
  });
});

test.each(['bad', ''])('refuses the code %j, which the CMS does not know', async (code) => {
  expect(await open(`/drafts/?code=${code}&state=s1`, STATE)).toEqual({ end: 'refused', grants: [{ code }] });
});
