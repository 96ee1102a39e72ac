import { expect, test } from 'vitest';
import type { AuthorizeResponse, Grant } from '../../cms-client/authorize.ts';
import { createEditorSessions } from './editor-sessions.ts';
import { tokenHash } from './session-memory.ts';
import { noSharedSessions } from './shared-sessions.ts';

const SPARED = 75;
const isIssued = (token: string) => token !== 'made up';

/** A CMS that replaces refresh tokens and ends a session whose old token is reused. */
function rotatingCms({ canEndAll = true } = {}) {
  const grants: Grant[] = [];
  const endedElsewhere: string[][] = [];
  const revoked: string[] = [];
  let time = 1_800_000_000_000;
  let count = 0;
  let current = '';
  let isEnded = false;
  let responding: Promise<void> = Promise.resolve();

  async function authorize(grant: Grant): Promise<AuthorizeResponse> {
    grants.push(grant);
    await responding;
    const isGood = 'code' in grant ? grant.code === 'good' : !isEnded && grant.refreshToken === current;
    if (!isGood) {
      isEnded = true;
      return { kind: 'refused', status: 401, refusal: { code: 'invalid_request', message: 'no' } };
    }
    count += 1;
    current = `refresh-${count}`;
    const seconds = time / 1000;
    return {
      kind: 'granted',
      tokens: {
        accessToken: `access-${count}`,
        accessTokenExpiration: seconds + 300,
        refreshToken: current,
        refreshTokenExpiration: seconds + 1_209_600,
      },
    };
  }

  const sessions = createEditorSessions({
    isIssued,
    authorize,
    revoke: async (token) => {
      revoked.push(token);
    },
    revokeEverywhere: async (token) => {
      if (canEndAll) revoked.push(`all of ${token}`);
      return canEndAll;
    },
    sparedSeconds: SPARED,
    shared: { ...noSharedSessions, end: (hashes) => void endedElsewhere.push([...hashes]) },
    now: () => time,
  });
  return {
    sessions,
    grants,
    endedElsewhere,
    revoked,
    pass(seconds: number) {
      time += seconds * 1000;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      responding = promise;
      return resolve;
    },
  };
}

async function granted(response: Promise<AuthorizeResponse>) {
  const settled = await response;
  if (settled.kind !== 'granted') throw new Error(`refused: ${settled.refusal.message}`);
  return settled.tokens;
}

test('signing out everywhere sends the newest token, and forgets the session', async () => {
  const { sessions, revoked, pass } = rotatingCms();
  await sessions.begin('good');
  pass(290);
  await sessions.renew('refresh-1');
  expect(await sessions.endEverywhere('refresh-1')).toBe(true);
  expect(revoked).toEqual(['all of refresh-2']);
  expect([sessions.knows('refresh-1'), sessions.knows('refresh-2')]).toEqual([false, false]);
});

test('if the CMS cannot end other sessions, this one stays unchanged', async () => {
  const { sessions } = rotatingCms({ canEndAll: false });
  await sessions.begin('good');
  expect(await sessions.endEverywhere('refresh-1')).toBe(false);
  expect(sessions.knows('refresh-1')).toBe(true);
});

test('uses an access token until shortly before it expires', async () => {
  const { sessions, grants, pass } = rotatingCms();
  const { refreshToken } = await granted(sessions.begin('good'));
  expect(await granted(sessions.renew(refreshToken))).toMatchObject({ accessToken: 'access-1' });
  pass(300 - SPARED - 1);
  expect(await granted(sessions.renew(refreshToken))).toMatchObject({ accessToken: 'access-1' });
  expect(grants).toHaveLength(1);
  pass(1);
  expect(await granted(sessions.renew(refreshToken))).toMatchObject({ accessToken: 'access-2' });
});

test('concurrent requests renew a session once', async () => {
  const { sessions, grants, pass } = rotatingCms();
  const { refreshToken } = await granted(sessions.begin('good'));
  pass(300);
  const all = await Promise.all(Array.from({ length: 50 }, () => granted(sessions.renew(refreshToken))));
  expect(new Set(all.map(({ refreshToken: next }) => next))).toEqual(new Set(['refresh-2']));
  expect(grants).toHaveLength(2);
});

test('a browser that never received the new token keeps its session with the old one', async () => {
  const { sessions, pass } = rotatingCms();
  const { refreshToken } = await granted(sessions.begin('good'));
  for (const expected of ['access-2', 'access-3', 'access-4']) {
    pass(400);
    expect(await granted(sessions.renew(refreshToken))).toMatchObject({ accessToken: expected });
  }
});

test('once the browser has sent the new token, the old one is valid for a minute', async () => {
  const { sessions, pass } = rotatingCms();
  const old = (await granted(sessions.begin('good'))).refreshToken;
  pass(300);
  const fresh = (await granted(sessions.renew(old))).refreshToken;
  await granted(sessions.renew(fresh));
  pass(59);
  expect(await granted(sessions.renew(old))).toMatchObject({ refreshToken: fresh });
  pass(2);
  expect(await sessions.renew(old)).toMatchObject({ kind: 'refused' });
});

test('refuses a forged token, and checks it with the CMS each time', async () => {
  const { sessions, grants } = rotatingCms();
  for (const _ of ['first', 'second'])
    expect(await sessions.renew('forged')).toMatchObject({ kind: 'refused', status: 401 });
  expect(grants).toHaveLength(2);
});

test('does not return a token that the CMS no longer knows', async () => {
  const { sessions } = rotatingCms();
  const { refreshToken, accessToken } = await granted(sessions.begin('good'));
  sessions.distrust(accessToken);
  expect(await granted(sessions.renew(refreshToken))).toMatchObject({ accessToken: 'access-2' });
});

test('ending a session by an old token revokes its newest one, and refuses the old one', async () => {
  const { sessions, revoked, pass } = rotatingCms();
  const old = (await granted(sessions.begin('good'))).refreshToken;
  pass(300);
  await granted(sessions.renew(old));
  await sessions.end(old);
  expect(revoked).toEqual(['refresh-2']);
  expect(await sessions.renew(old)).toMatchObject({ kind: 'refused' });
});

test.each([
  ['here', 'end'],
  ['everywhere', 'endEverywhere'],
] as const)('a session that ends %s ends at all instances with every token that it has had', async (_where, end) => {
  const { sessions, endedElsewhere, pass } = rotatingCms();
  let token = (await granted(sessions.begin('good'))).refreshToken;
  for (const _ of ['second', 'third']) {
    pass(300);
    token = (await granted(sessions.renew(token))).refreshToken;
  }
  await sessions[end](token);
  expect(endedElsewhere.map((hashes) => hashes.toSorted())).toEqual([
    ['refresh-1', 'refresh-2', 'refresh-3'].map(tokenHash).toSorted(),
  ]);
});

test.each([
  ['here', 'end', 'unknown'],
  ['everywhere', 'endEverywhere', 'all of unknown'],
] as const)('a session unknown to this instance that ends %s ends at all instances by its token', async (...row) => {
  const [, end, sent] = row;
  const { sessions, endedElsewhere, revoked } = rotatingCms();
  await sessions[end]('unknown');
  expect(endedElsewhere).toEqual([[tokenHash('unknown')]]);
  expect(revoked).toEqual([sent]);
});

test('only the end of a known session is reported to other instances', async () => {
  const { sessions, endedElsewhere, pass } = rotatingCms();
  const { refreshToken } = await granted(sessions.begin('good'));
  // The CMS of this test ends the session then.
  await sessions.renew('forged');
  expect(endedElsewhere).toEqual([]);
  pass(300);
  expect(await sessions.renew(refreshToken)).toMatchObject({ kind: 'refused' });
  expect(endedElsewhere).toEqual([[tokenHash(refreshToken)]]);
});

test('a session that is ended during its renewal stays ended', async () => {
  const { sessions, revoked, pass, hold } = rotatingCms();
  const { refreshToken } = await granted(sessions.begin('good'));
  pass(300);
  const go = hold();
  const renewal = sessions.renew(refreshToken);
  await sessions.end(refreshToken);
  go();
  expect(await renewal).toMatchObject({ kind: 'refused', status: 401 });
  expect(revoked).toEqual(['refresh-1', 'refresh-2']);
});

test('a session survives an outage of the CMS', async () => {
  let isDown = true;
  const tokens = {
    accessToken: 'a',
    accessTokenExpiration: 4e9,
    refreshToken: 'r',
    refreshTokenExpiration: 4e9,
  };
  const sessions = createEditorSessions({
    isIssued,
    authorize: async () => {
      if (isDown) throw new Error('down');
      return { kind: 'granted', tokens };
    },
    revoke: async () => {},
    revokeEverywhere: async () => true,
    sparedSeconds: SPARED,
  });
  await expect(sessions.renew('r')).rejects.toThrow('down');
  isDown = false;
  expect(await granted(sessions.renew('r'))).toEqual(tokens);
});

test('distinguishes many replaced tokens of a session from the current one', async () => {
  const { sessions, pass } = rotatingCms();
  const held = [(await granted(sessions.begin('good'))).refreshToken];
  for (let count = 0; count < 5; count += 1) {
    pass(400);
    held.push((await granted(sessions.renew(held[0] ?? ''))).refreshToken);
  }
  const current = held.at(-1) ?? '';
  expect(await granted(sessions.renew(current))).toMatchObject({ refreshToken: current });
  expect(await granted(sessions.renew(current))).toMatchObject({ refreshToken: current });
  pass(61);
  expect(await sessions.renew(held[0] ?? '')).toMatchObject({ kind: 'refused' });
});

test('stores the 500 most recently used sessions', async () => {
  const tokens = (name: string) => ({
    accessToken: `access of ${name}`,
    accessTokenExpiration: 4e9,
    refreshToken: name,
    refreshTokenExpiration: 4e9,
  });
  const sessions = createEditorSessions({
    isIssued,
    authorize: async (grant) => ({ kind: 'granted', tokens: tokens('code' in grant ? grant.code : 'none') }),
    revoke: async () => {},
    revokeEverywhere: async () => true,
    sparedSeconds: SPARED,
  });
  for (let editor = 1; editor <= 500; editor += 1) await sessions.begin(`editor-${editor}`);
  // A lookup counts as use.
  expect(sessions.knows('editor-1')).toBe(true);
  await sessions.begin('editor-501');
  expect(['editor-1', 'editor-2', 'editor-3', 'editor-501'].map(sessions.knows)).toEqual([true, false, true, true]);
});

test('a made-up code or token is refused without a request, and takes no room in memory', async () => {
  const { sessions, grants, revoked, endedElsewhere } = rotatingCms();
  const invalid = { code: 'invalid_request', message: 'Invalid authorization code or refresh token.' };
  expect(await sessions.begin('made up')).toEqual({ kind: 'refused', status: 400, refusal: invalid });
  expect(await sessions.renew('made up')).toEqual({ kind: 'refused', status: 401, refusal: invalid });
  await sessions.end('made up');
  expect(await sessions.endEverywhere('made up')).toBe(false);
  expect([grants, revoked, endedElsewhere]).toEqual([[], [], []]);
  expect(sessions.isGuess('made up')).toBe(false);
});

test('a token stays a guess until the CMS has accepted it', async () => {
  const { sessions } = rotatingCms();
  expect(sessions.isGuess('good')).toBe(true);
  const response = sessions.renew('unknown');
  expect([sessions.knows('unknown'), sessions.isGuess('unknown')]).toEqual([false, true]);
  await response;
  const { refreshToken, accessToken } = await granted(sessions.begin('good'));
  expect([sessions.isGuess(refreshToken), sessions.knowsAccess(accessToken)]).toEqual([false, true]);
  expect(sessions.knowsAccess('another')).toBe(false);
});
