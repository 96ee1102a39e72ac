import { expect, test } from 'vitest';
import type { AuthorizeResponse, EditorTokens, Grant } from '../../cms-client/authorize.ts';
import { createEditorSessions, type EditorSessions } from './editor-sessions.ts';
import { tokenHash } from './session-memory.ts';
import type { SharedSessions } from './shared-sessions.ts';

/** A CMS that replaces refresh tokens, and ends a session whose old token is sent again. */
function rotatingCms() {
  const grants: Grant[] = [];
  const revoked: string[] = [];
  let count = 0;
  let current = '';
  let hasEnded = false;
  async function authorize(grant: Grant): Promise<AuthorizeResponse> {
    grants.push(grant);
    await Promise.resolve();
    if (!('code' in grant) && (hasEnded || grant.refreshToken !== current)) {
      hasEnded = true;
      return { kind: 'refused', status: 401, refusal: { code: 'invalid_request', message: 'no' } };
    }
    count += 1;
    current = `refresh-${count}`;
    const seconds = clock.ms / 1000;
    const tokens = { accessToken: `access-${count}`, accessTokenExpiration: seconds + 300 };
    return { kind: 'granted', tokens: { ...tokens, refreshToken: current, refreshTokenExpiration: seconds + 86_400 } };
  }
  const revoke = async (token: string) => {
    revoked.push(token);
    hasEnded = true;
  };
  return {
    authorize,
    revoke,
    revokeEverywhere: async (token: string) => revoke(token).then(() => true),
    grants,
    revoked,
  };
}

const clock = { ms: 1_800_000_000_000 };

/** Sessions that the instances of one test share, in place of Redis. */
function sharedMemory() {
  const stored = new Map<string, EditorTokens>();
  const instances: EditorSessions[] = [];
  const retired: (readonly [hashes: readonly string[], ms: number])[] = [];
  let turns = Promise.resolve<unknown>(undefined);
  const shared: SharedSessions = {
    read: async (hash) => stored.get(hash),
    inTurn(hash, { adopt, work }) {
      const turn = turns.then(() => {
        const tokens = stored.get(hash);
        return (tokens && adopt(tokens)) ?? work();
      });
      turns = turn.catch(() => undefined);
      return turn;
    },
    write(hashes, tokens) {
      for (const hash of hashes) stored.set(hash, tokens);
    },
    retire: (hashes, ms) => void retired.push([hashes, ms]),
    end(hashes) {
      for (const hash of hashes) stored.delete(hash);
      for (const instance of instances) instance.forgetEnded(hashes);
    },
  };
  return { shared, stored, retired, instances };
}

function twoInstances() {
  const cms = rotatingCms();
  const { shared, stored, retired, instances } = sharedMemory();
  const start = () =>
    createEditorSessions({ ...cms, isIssued: () => true, shared, sparedSeconds: 75, now: () => clock.ms });
  const [one, other] = [start(), start()];
  instances.push(one, other);
  return { ...cms, stored, retired, one, other, shared };
}

async function granted(response: Promise<AuthorizeResponse>): Promise<EditorTokens> {
  const settled = await response;
  if (settled.kind !== 'granted') throw new Error(`refused: ${settled.refusal.message}`);
  return settled.tokens;
}

test('an editor who signed in at one instance is signed in at the other without a request to the CMS', async () => {
  const { one, other, grants } = twoInstances();
  const { refreshToken } = await granted(one.begin('good'));
  expect(await granted(other.renew(refreshToken))).toMatchObject({ accessToken: 'access-1' });
  expect(grants).toEqual([{ code: 'good' }]);
});

test('two instances that get the same token renew a session once', async () => {
  const { one, other, grants } = twoInstances();
  const { refreshToken } = await granted(one.begin('good'));
  await granted(other.renew(refreshToken));
  clock.ms += 300_000;
  const both = await Promise.all([granted(one.renew(refreshToken)), granted(other.renew(refreshToken))]);
  expect(both.map(({ accessToken }) => accessToken)).toEqual(['access-2', 'access-2']);
  expect(grants).toHaveLength(2);
});

test('an instance responds to an old token with the newest one of another instance', async () => {
  const { one, other, grants } = twoInstances();
  const { refreshToken } = await granted(one.begin('good'));
  for (const sessions of [other, one]) {
    await granted(sessions.renew(refreshToken));
    clock.ms += 300_000;
  }
  // This browser never received the second token, and the other instance has not heard of the third.
  await granted(one.renew(refreshToken));
  expect(await granted(other.renew(refreshToken))).toMatchObject({ refreshToken: 'refresh-3' });
  expect(grants).toHaveLength(3);
});

test('a replaced token is retired once, for a minute after the browser sent the new one', async () => {
  const { one, retired } = twoInstances();
  const { refreshToken } = await granted(one.begin('good'));
  expect(one.knows(refreshToken)).toBe(true);
  clock.ms += 300_000;
  const renewed = await granted(one.renew(refreshToken));
  expect(retired).toEqual([]);
  for (let request = 0; request < 2; request += 1) expect(one.knows(renewed.refreshToken)).toBe(true);
  expect(retired).toEqual([[[tokenHash(refreshToken)], 60_000]]);
});

test('renews an expired session with the newest token of another instance', async () => {
  const { one, other, grants } = twoInstances();
  const first = await granted(one.begin('good'));
  await granted(other.renew(first.refreshToken));
  clock.ms += 300_000;
  await granted(one.renew(first.refreshToken));
  clock.ms += 300_000;
  expect(await granted(other.renew(first.refreshToken))).toMatchObject({ accessToken: 'access-3' });
  expect(grants.at(-1)).toEqual({ refreshToken: 'refresh-2' });
});

test.each([
  ['signing out', (sessions: EditorSessions, token: string) => sessions.end(token)],
  ['signing out everywhere', (sessions: EditorSessions, token: string) => sessions.endEverywhere(token)],
])('%s at one instance ends the session at the other, which had its tokens in memory', async (_what, end) => {
  const { one, other, revoked } = twoInstances();
  const { refreshToken } = await granted(one.begin('good'));
  await granted(other.renew(refreshToken));
  await end(one, refreshToken);
  expect(revoked).toEqual([refreshToken]);
  expect(other.knows(refreshToken)).toBe(false);
  expect(await other.renew(refreshToken)).toMatchObject({ kind: 'refused' });
});

test('signing out at an instance that has not seen the session revokes its newest token', async () => {
  const { one, other, revoked } = twoInstances();
  const { refreshToken } = await granted(one.begin('good'));
  clock.ms += 300_000;
  await granted(one.renew(refreshToken));
  await other.end(refreshToken);
  expect(revoked).toEqual(['refresh-2']);
  expect(one.knows('refresh-2')).toBe(false);
});

test('tokens of an ended session that remain in the shared store are not taken over', async () => {
  const { one, stored, grants } = twoInstances();
  const { refreshToken } = await granted(one.begin('good'));
  const before = [...stored];
  await one.end(refreshToken);
  for (const [hash, tokens] of before) stored.set(hash, tokens);
  expect(await one.renew(refreshToken)).toMatchObject({ kind: 'refused' });
  expect(grants.at(-1)).toEqual({ refreshToken });
});

test('a made-up token at one instance ends no session at the other', async () => {
  const { one, other } = twoInstances();
  const { refreshToken } = await granted(one.begin('good'));
  await granted(other.renew(refreshToken));
  expect(await one.renew('made-up')).toMatchObject({ kind: 'refused' });
  expect(other.knows(refreshToken)).toBe(true);
});

test('a session that the CMS ended ends at all instances', async () => {
  const { one, other, revoke } = twoInstances();
  const { refreshToken, accessToken } = await granted(one.begin('good'));
  await granted(other.renew(refreshToken));
  await revoke(refreshToken);
  one.distrust(accessToken);
  expect(await one.renew(refreshToken)).toMatchObject({ kind: 'refused' });
  expect(other.knows(refreshToken)).toBe(false);
});
