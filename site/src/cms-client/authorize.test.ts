import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { signedToken } from '@headwater/contract/http/signed-token.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { createAuthorizer, refusalStatus } from './authorize.ts';
import { limits } from './limits.ts';

async function authorizerOf(listener: RequestListener, secret = 'shared', onSecretRefused = () => {}) {
  const { url } = await testServer(listener);
  return createAuthorizer({ url: `${url}/cms`, secret, onSecretRefused });
}

const tokens = {
  accessToken: 'a',
  accessTokenExpiration: 1_795_232_393,
  refreshToken: 'r',
  refreshTokenExpiration: 1_796_441_693,
};

const respondWith =
  (status: number, body: unknown): RequestListener =>
  (_req, res) =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test.each([{ code: 'c' }, { refreshToken: 'r' }])('the grant %j is sent alone with the secret', async (grant) => {
  const seen: string[] = [];
  const { authorize } = await authorizerOf(async (req, res) => {
    const { accept, 'content-type': type, 'x-faustwp-secret': sent } = req.headers;
    seen.push(`${req.method} ${req.url} ${sent} ${accept} ${type}`, await text(req));
    respondWith(200, tokens)(req, res);
  });
  expect(await authorize(grant)).toEqual({ kind: 'granted', tokens });
  expect(seen).toEqual([
    'POST /cms/?rest_route=/faustwp/v1/authorize shared application/json application/json',
    JSON.stringify(grant),
  ]);
});

test.each([
  [500, 'invalid_request', { refreshToken: 'r' }, 401],
  [500, 'invalid_request', { code: 'c' }, 400],
  [401, 'rest_forbidden', { code: 'c' }, 401],
  [403, 'blocked', { refreshToken: 'r' }, 403],
  [404, 'rest_no_route', { refreshToken: 'r' }, 404],
  [429, 'slow_down', { code: 'c' }, 429],
  [200, 'odd', { code: 'c' }, 401],
  [299, 'odd', { code: 'c' }, 401],
  [300, 'odd', { code: 'c' }, 300],
])('to the CMS’s response %i %s for %j, the site responds with %i', (status, code, grant, expected) => {
  expect(refusalStatus(status, code, grant)).toBe(expected);
});

test('reports a rejected secret to the operator, not an expired code', async () => {
  let warnings = 0;
  const refusals = [
    { status: 500, code: 'invalid_request' },
    { status: 401, code: 'rest_forbidden' },
  ];
  const { authorize } = await authorizerOf(
    (req, res) => {
      const { status = 500, code = '' } = refusals.shift() ?? {};
      respondWith(status, { code, message: 'No.', data: null })(req, res);
    },
    'wrong',
    () => (warnings += 1),
  );
  await authorize({ code: 'old' });
  expect(warnings).toBe(0);
  await authorize({ code: 'new' });
  expect(warnings).toBe(1);
});

test('passes on the refusal of the CMS unchanged', async () => {
  const refusal = { code: 'invalid_request', message: 'Invalid authorization code or refresh token.' };
  const { authorize } = await authorizerOf(respondWith(500, { ...refusal, data: null }));
  expect(await authorize({ refreshToken: 'r' })).toEqual({ kind: 'refused', status: 401, refusal });
});

test.each<[string, RequestListener]>([
  ['HTML', (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')],
  ['an error of a proxy', (_req, res) => void res.writeHead(502, { 'content-type': 'text/html' }).end('Bad gateway')],
  ['an empty object', respondWith(200, {})],
  ['no refresh token', respondWith(200, { ...tokens, refreshToken: undefined })],
  ['no access token', respondWith(200, { ...tokens, accessToken: null })],
  ['an access token without an end', respondWith(200, { ...tokens, accessTokenExpiration: null })],
  ['a refresh token without an end', respondWith(200, { ...tokens, refreshTokenExpiration: 'soon' })],
  ['a code without a message', respondWith(401, { code: 'invalid_request' })],
  ['a message without a code', respondWith(401, { message: 'No.' })],
  ['a list', respondWith(200, [tokens])],
  ['nothing', respondWith(200, null)],
  ['a broken connection', (req) => void req.socket.destroy()],
])('%s is neither tokens nor a refusal', async (_what, listener) => {
  const { authorize } = await authorizerOf(listener);
  await expect(authorize({ refreshToken: 'r' })).rejects.toMatchObject({ operation: 'Authorize' });
});

test('sends nothing without a secret, and names the variable to set', async () => {
  let calls = 0;
  const { authorize } = await authorizerOf((req, res) => {
    calls += 1;
    respondWith(200, tokens)(req, res);
  }, '');
  await expect(authorize({ code: 'c' })).rejects.toThrow('CMS_SECRET is empty');
  expect(calls).toBe(0);
});

test('accepts a WordPress that cannot end sessions, but not one that fails to', async () => {
  const { revoke } = await authorizerOf(respondWith(404, { code: 'rest_no_route', message: 'No route.' }));
  await expect(revoke('r')).resolves.toBeUndefined();
  for (const status of [400, 500]) {
    const failing = await authorizerOf(respondWith(status, {}));
    await expect(failing.revoke('r')).rejects.toMatchObject({ operation: 'Revoke', status });
  }
});

test.each([
  ['ending a session', 'revoke'],
  ['ending all sessions', 'revokeEverywhere'],
  ['checking the secret', 'checkSecret'],
] as const)('%s drops a long body, so that its connection is free again', async (_what, call) => {
  const authorizer = await authorizerOf(respondWith(404, { code: 'rest_no_route', page: 'x'.repeat(500_000) }));
  const responses = Array.from({ length: 2 * limits.authorizations }, () => authorizer[call]('r'));
  expect(new Set(await Promise.all(responses)).size).toBe(1);
});

test.each([
  [200, 'valid'],
  [401, 'wrong'],
  [403, 'wrong'],
  [404, 'no-endpoint'],
  [500, 'unreachable'],
  [302, 'unreachable'],
])('a CMS that responds with %i to the secret makes it %s', async (status, verdict) => {
  const { authorizer, seen } = await recording(status, {});
  expect(await authorizer.checkSecret()).toBe(verdict);
  expect(seen).toEqual(['POST /cms/?rest_route=/faustwp/v1/validate_secret_key shared', '{}']);
});

test('an empty secret is reported as empty, and a CMS that does not respond as unreachable', async () => {
  expect(await (await authorizerOf(respondWith(200, {}), '')).checkSecret()).toBe('empty');
  expect(await (await authorizerOf((req) => void req.socket.destroy())).checkSecret()).toBe('unreachable');
});

/** An authorizer, and what its CMS was sent. */
async function recording(status: number, body: unknown) {
  const seen: string[] = [];
  const authorizer = await authorizerOf(async (req, res) => {
    seen.push(`${req.method} ${req.url} ${req.headers['x-faustwp-secret']}`, await text(req));
    respondWith(status, body)(req, res);
  });
  return { authorizer, seen };
}

const revocation = 'POST /cms/?rest_route=/headwater/v1/revoke shared';

test('ending one session, or all of its user, sends its refresh token with the secret', async () => {
  const { authorizer, seen } = await recording(200, { everywhere: true });
  await authorizer.revoke('r');
  expect(await authorizer.revokeEverywhere('r')).toBe(true);
  const bodies = [{ refreshToken: 'r' }, { refreshToken: 'r', everywhere: true }];
  expect(seen).toEqual(bodies.flatMap((body) => [revocation, JSON.stringify(body)]));
});

test.each([
  [200, {}],
  [200, null],
  [200, 'everywhere'],
  [200, { everywhere: 'yes' }],
  [404, { code: 'rest_no_route' }],
])('the response %i %j does not confirm that all sessions have ended', async (status, body) => {
  const { authorizer } = await recording(status, body);
  expect(await authorizer.revokeEverywhere('r')).toBe(false);
});

test('a CMS that fails to end all sessions is an error', async () => {
  const { authorizer } = await recording(503, {});
  await expect(authorizer.revokeEverywhere('r')).rejects.toMatchObject({ operation: 'RevokeEverywhere', status: 503 });
});

test('the CMS gets no token that its secret did not sign, and checks the secret once', async () => {
  const paths: (string | undefined)[] = [];
  let hasNoticed = () => {};
  const noticed = new Promise<void>((resolve) => {
    hasNoticed = resolve;
  });
  const { isIssued } = await authorizerOf(
    (req, res) => {
      paths.push(req.url);
      res.writeHead(401).end();
    },
    'shared',
    hasNoticed,
  );
  expect(isIssued(signedToken(randomBytes(32), 'shared'))).toBe(true);
  for (let made = 0; made < 9; made += 1) expect(isIssued(randomBytes(64).toString('base64'))).toBe(false);
  await noticed;
  expect(paths).toEqual(['/cms/?rest_route=/faustwp/v1/validate_secret_key']);
});
