import { expect, test, vi } from 'vitest';
import { passwordLength } from '../accounts/password.ts';
import { loginOf } from '../testing/browser.ts';
import { frontEnd, testSecret } from '../testing/front-end.ts';
import { startSmallCms } from '../testing/small-cms.ts';

// Password hashing is slow by design, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
const cms = await startSmallCms({ now: () => clock.now, secret: testSecret });
const site = frontEnd(cms);
const editor = await loginOf(cms, 'editor');

interface Result {
  code: string | null;
  error: string | null;
}

async function attempt(
  input: { username?: string; email?: string; password: string },
  from: { address?: string; visitor?: string; secret?: string } = {},
): Promise<Result> {
  const query =
    'mutation ($input: GenerateAuthorizationCodeInput!) { generateAuthorizationCode(input: $input) { code error } }';
  const headers = {
    'content-type': 'application/json',
    ...(from.visitor && { 'x-headwater-visitor': from.visitor }),
    ...(from.secret && { 'x-faustwp-secret': from.secret }),
  };
  const body = JSON.stringify({ query, variables: { input } });
  const request = new Request('http://cms.test/graphql', { method: 'POST', headers, body });
  const response = await cms.fetch(request, from.address ?? `fresh-${Math.random()}`);
  return ((await response.json()) as { data: { generateAuthorizationCode: Result } }).data.generateAuthorizationCode;
}

/** Refused without being hashed, which takes long. */
const wrong = (username: string) => ({ username, password: 'p'.repeat(passwordLength.longest + 1) });

test('username or email address and password give a code that signs in', async () => {
  for (const input of [{ username: 'EDITOR' }, { email: 'editor@example.com' }, { username: 'editor@example.com' }]) {
    const { code, error } = await attempt({ ...input, password: editor.password });
    expect(error).toBeNull();
    const tokens = await site.tokens({ code: code ?? '' });
    const { data } = await site.query('{ viewer { username } }', tokens?.accessToken);
    expect(data).toEqual({ viewer: { username: 'editor' } });
  }
});

test('an email address takes precedence over a username', async () => {
  const { code } = await attempt({ email: 'nobody@example.com', username: 'editor', password: editor.password });
  expect(code).toBeNull();
});

test('responds alike to a wrong password, an unknown user and a user without a password', async () => {
  const errors = await Promise.all(
    ['editor', 'nobody', 'writer'].map(async (username) =>
      (await attempt({ username, password: 'guess' })).error?.replaceAll(username, 'NAME'),
    ),
  );
  expect(new Set(errors).size).toBe(1);
  expect(errors[0]).toMatch(/^<strong>Error:<\/strong> The password you entered for the username <strong>NAME/);
});

test('escapes what was typed', async () => {
  const { error } = await attempt(wrong('<img src=x onerror=alert(1)>'));
  expect(error).toContain('<strong>&lt;img src=x onerror=alert(1)&gt;</strong>');
});

test.each(['editor', 'nobody'])(
  'after five attempts on %s within a minute, even the right password has to wait',
  async (name) => {
    const address = `guessing-${name}`;
    for (let guess = 0; guess < 5; guess += 1)
      expect((await attempt(wrong(name), { address })).error).toContain('incorrect');
    const locked = await attempt({ username: name, password: editor.password }, { address });
    expect(locked).toEqual({
      code: null,
      error: '<strong>Error:</strong> Too many attempts. Please try again in 60 seconds.',
    });
    clock.now += 60_000;
    expect((await attempt({ username: name, password: editor.password }, { address })).code !== null).toBe(
      name === 'editor',
    );
  },
);

test('counts each guess of a batched request', async () => {
  const guess = (number: number) =>
    `g${number}: generateAuthorizationCode(input: {username: "admin", password: "guess-${number}"}) { error }`;
  const query = `mutation { ${Array.from({ length: 20 }, (_, number) => guess(number)).join(' ')} }`;
  const batch = JSON.stringify(Array.from({ length: 10 }, () => ({ query })));
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://cms.test/graphql', { method: 'POST', headers, body: batch });
  const results = JSON.stringify(await (await cms.fetch(request, 'batch')).json());
  expect(results.match(/is incorrect/g)).toHaveLength(5);
});

test('visitors are distinguished by the address that the site sends', async () => {
  const asSite = (visitor: string) => ({ address: 'the-site', visitor, secret: testSecret });
  for (let guess = 0; guess < 6; guess += 1) await attempt(wrong('admin'), asSite('visitor-1'));
  expect((await attempt(wrong('admin'), asSite('visitor-1'))).error).toContain('Too many attempts');
  expect((await attempt(wrong('admin'), asSite('visitor-2'))).error).toContain('incorrect');
});

test('a client without the secret of the site cannot name the address of a visitor', async () => {
  const errors: (string | null)[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    errors.push((await attempt(wrong('admin'), { address: 'liar', visitor: `made-up-${guess}`, secret: 'x' })).error);
  }
  expect(errors.at(-1)).toContain('Too many attempts');
});
