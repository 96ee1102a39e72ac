import { json } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createCmsClient } from '../../cms-client/cms-client.ts';
import { createPasswordLogin, refusalDelay } from './password-login.ts';

/** A CMS that responds to the mutation as WordPress does. */
async function loginAt(body: object) {
  const requests: unknown[] = [];
  const { url } = await testServer(async (req, res) => {
    requests.push(await json(req));
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body));
  });
  const client = createCmsClient({ url, method: 'POST', persistedQueries: false });
  onTestFinished(client.close);
  const pauses: number[] = [];
  const times = [10_000, 10_130];
  const clock = {
    now: () => times.shift() ?? 0,
    async pause(milliseconds: number) {
      pauses.push(milliseconds);
    },
  };
  return { login: createPasswordLogin(client.mutate, '203.0.113.7', clock), pauses, requests };
}

function refusal(error: string) {
  return { data: { generateAuthorizationCode: { code: null, error } } };
}

const lost = '<a href="https://cms.example/wp-login.php?action=lostpassword">Lost your password?</a>';

test.each([
  [
    'unknown user',
    'inga',
    `<strong>Error:</strong> The username <strong>inga</strong> is not registered on this site. If you are unsure of your username, try your email address instead.`,
  ],
  [
    'wrong password',
    'inga',
    `<strong>Error:</strong> The password you entered for the username <strong>inga</strong> is incorrect. ${lost}`,
  ],
  [
    'unknown email',
    'inga@example.com',
    '<strong>Error:</strong> Unknown email address. Check again or try your username.',
  ],
  [
    'wrong password of an email',
    'inga@example.com',
    `<strong>Error:</strong> The password you entered for the email address <strong>inga@example.com</strong> is incorrect. ${lost}`,
  ],
  ['blocked by a plugin', 'inga', '<strong>Error:</strong> This account has been suspended.'],
  ['refused without a word', 'inga', ''],
])('a refused sign-in has the same message after the same time (%s)', async (_what, account, error) => {
  const { login, pauses } = await loginAt(refusal(error));
  expect(await login(account, 'guess')).toEqual({ error: 'Incorrect username or password.' });
  expect(pauses).toEqual([870]);
});

test.each([
  [
    'a GraphQL error is not passed on',
    { errors: [{ message: 'No user inga' }], data: { generateAuthorizationCode: null } },
    'Incorrect username or password.',
  ],
  [
    'too many attempts get their own message without markup',
    refusal('<strong>Error:</strong> Too many attempts. Please try again in 40 seconds.'),
    'Too many attempts. Please wait a few minutes and try again.',
  ],
])('%s', async (_what, response, error) => {
  expect(await (await loginAt(response)).login('inga', 'guess')).toEqual({ error });
});

test.each([
  ['a username', 'inga', { username: 'inga', password: 'right' }],
  ['an email address', 'inga@example.com', { email: 'inga@example.com', password: 'right' }],
])('an editor can sign in with %s, without a pause', async (_kind, account, variables) => {
  const response = { data: { generateAuthorizationCode: { code: 'abc', error: null } } };
  const { login, pauses, requests } = await loginAt(response);
  expect(await login(account, 'right')).toEqual({ code: 'abc' });
  expect(requests).toEqual([expect.objectContaining({ variables })]);
  expect(pauses).toEqual([]);
});

test.each([
  [0, 1_000],
  [80, 920],
  [240, 760],
  [1_000, 0],
  [1_001, 999],
  [3_500, 500],
])('a refusal that took %i ms waits %i ms more', (elapsed, delay) => {
  expect(refusalDelay(elapsed)).toBe(delay);
});
