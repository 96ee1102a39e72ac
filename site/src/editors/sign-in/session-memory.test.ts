import { expect, test } from 'vitest';
import { createSessionMemory, newSession, tokenHash } from './session-memory.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

/** A memory with a clock that the test moves, and what it said to other instances. */
function start() {
  const clock = { ms: NOW };
  const replaced: [hashes: readonly string[], ms: number][] = [];
  const onReplaced = (hashes: readonly string[], ms: number) => void replaced.push([hashes, ms]);
  const memory = createSessionMemory({ onReplaced, now: () => clock.ms });
  const tokens = (refreshToken: string) => ({
    accessToken: `access of ${refreshToken}`,
    accessTokenExpiration: 1,
    refreshToken,
    refreshTokenExpiration: 2,
  });
  /** A session that has had these refresh tokens, the newest last. */
  const session = (...refreshTokens: string[]) => {
    const made = newSession(tokens(refreshTokens[0] ?? ''));
    for (const token of refreshTokens) {
      made.tokens = tokens(token);
      memory.remember(made);
    }
    return made;
  };
  return { ...memory, clock, replaced, session };
}

test('a new session has neither ended nor been renewed nor been doubted', () => {
  const { session } = start();
  expect(session('a')).toMatchObject({ renewing: undefined, isDistrusted: false, hasEnded: false });
});

test('a token’s name is its SHA-256 in Base64, so that instances of any release agree', () => {
  expect(tokenHash('abc')).toBe('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});

test('finds a session by any of its tokens', () => {
  const { find, session, all } = start();
  const [one, other] = [session('a', 'b'), session('c')];
  expect([find('a'), find('b'), find('c'), find('d')]).toEqual([one, one, other, undefined]);
  expect(new Set(all())).toEqual(new Set([one, other]));
});

test('lists the names of a session’s tokens, the most recent first', () => {
  const { hashesOf, session } = start();
  const one = session('a', 'b');
  session('c');
  expect(hashesOf(one)).toEqual([tokenHash('b'), tokenHash('a')]);
});

test('an old token is valid until a minute after the browser has sent the new one', () => {
  const { find, session, clock, replaced } = start();
  const one = session('a', 'b');
  clock.ms += 60 * MINUTE;
  expect(find('a')).toBe(one);
  expect(replaced).toEqual([]);
  find('b');
  expect(replaced).toEqual([[[tokenHash('a')], MINUTE]]);
  clock.ms += MINUTE;
  expect(find('a')).toBe(one);
  clock.ms += 1;
  expect([find('a'), find('b')]).toEqual([undefined, one]);
});

test('requests do not extend the minute of an old token, whose replacement is reported once', () => {
  const { find, session, clock, replaced } = start();
  session('a', 'b');
  find('b');
  clock.ms += MINUTE - 1;
  find('b');
  clock.ms += 2;
  expect(find('a')).toBeUndefined();
  expect(replaced).toHaveLength(1);
});

test('sending the new token of one session leaves the old tokens of others', () => {
  const { find, session, clock } = start();
  session('a', 'b');
  const other = session('c', 'd');
  find('b');
  clock.ms += MINUTE + 1;
  expect(find('c')).toBe(other);
});

test('forgetting a session ends all of its tokens', () => {
  const { find, forget, session, hasEnded } = start();
  const [one, other] = [session('a', 'b'), session('c')];
  expect(forget(one)).toEqual([tokenHash('b'), tokenHash('a')]);
  expect([one.hasEnded, other.hasEnded]).toEqual([true, false]);
  expect([find('a'), find('b'), find('c')]).toEqual([undefined, undefined, other]);
  expect(['a', 'b', 'c'].map(hasEnded)).toEqual([true, true, false]);
});

test('tokens that another instance ended have ended here, known or not', () => {
  const { find, forgetHashes, session, hasEnded } = start();
  const one = session('a', 'b');
  forgetHashes([tokenHash('a'), tokenHash('unknown')]);
  expect(one.hasEnded).toBe(true);
  expect(find('b')).toBeUndefined();
  expect(['a', 'b', 'unknown', 'c'].map(hasEnded)).toEqual([true, true, true, false]);
});

test('remembers the ends of the last 5,000 tokens', () => {
  const { forgetHashes, hasEnded } = start();
  forgetHashes(Array.from({ length: 5_001 }, (_, number) => tokenHash(`token ${number}`)));
  expect(['token 0', 'token 1', 'token 5000'].map(hasEnded)).toEqual([false, true, true]);
});
