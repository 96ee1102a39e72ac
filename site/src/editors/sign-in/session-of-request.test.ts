import { expect, test } from 'vitest';
import type { AuthorizeResponse } from '../../cms-client/authorize.ts';
import { sessionOfRequest } from './session-of-request.ts';
import { editorsOf, granted, refused } from './testing/editors.ts';

/** The session of a request with this `Cookie` header, at a CMS that gives this response. */
async function sessionWith(cookie: string | undefined, response: AuthorizeResponse = granted('Inga')) {
  const { editors, grants } = editorsOf({ authorize: async () => response });
  const session = await sessionOfRequest(new Headers(cookie === undefined ? {} : { cookie }), editors);
  const names = session.cookies.map((each) => /^([^=]+)=([^;]*)/.exec(each)?.slice(1).join('='));
  return { session, names, grants };
}

const own = '__Host-faust-rt=refresh%20of%20Inga';
const hint = 'faust-auth=1';
const ended = ['__Host-faust-rt=', 'faust-auth='];
const begun = ['__Host-faust-rt=refresh%20of%20Inga', 'faust-auth=1'];

test.each([
  ['no cookie', undefined, []],
  ['other cookies', 'theme=dark', []],
  ['an empty token', '__Host-faust-rt=', []],
  ['a token of another kind of cookie', 'faust-rt=refresh', []],
  ['a hint without a token, which is deleted', hint, ended],
])('a request with %s is signed out without a request to the CMS', async (_what, cookie, cookies) => {
  const { session, names, grants } = await sessionWith(cookie);
  expect(session).toMatchObject({ kind: 'signed-out', status: 401, body: { error: 'Unauthorized' } });
  expect(names).toEqual(cookies);
  expect(grants).toEqual([]);
});

test.each([
  ['with the newest token sets no cookie', `${own}; ${hint}`, []],
  ['without the hint gets it', own, begun],
  ['with an older token gets the new one', `__Host-faust-rt=older; ${hint}`, begun],
])('an editor’s request %s', async (_what, cookie, cookies) => {
  const { session, names } = await sessionWith(cookie);
  expect(session).toMatchObject({ kind: 'signed-in', tokens: { accessToken: 'access of Inga' } });
  expect(names).toEqual(cookies);
});

test('a token that the CMS refuses is deleted', async () => {
  const { names, grants } = await sessionWith(`${own}; ${hint}`, refused);
  expect(names).toEqual(ended);
  expect(grants).toEqual([{ refreshToken: 'refresh of Inga' }]);
});

test('the CMS’s refusal of a token is passed on', async () => {
  const { session } = await sessionWith(`${own}; ${hint}`, refused);
  expect(session).toMatchObject({ kind: 'signed-out', status: 401, body: { code: 'invalid', message: 'No.' } });
});
