import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AuthorizeResponse, EditorTokens } from '../../cms-client/authorize.ts';

export interface Session {
  tokens: EditorTokens;
  /** The renewal in progress, which all concurrent requests share. */
  renewing: Promise<AuthorizeResponse> | undefined;
  /** Set when the CMS no longer knew the access token. */
  isDistrusted: boolean;
  hasEnded: boolean;
}

interface Entry {
  session: Session;
  /** Milliseconds; a replaced token is valid until then. */
  until: number;
}

/** Sessions in the memory of this process, by the hashes of all their refresh tokens. */
export interface SessionMemory {
  find(refreshToken: string): Session | undefined;
  /** Stores a session under its current refresh token. */
  remember(session: Session): void;
  /** Hashes of a session's refresh tokens, the most recent first. */
  hashesOf(session: Session): string[];
  /** Ends a session here. @returns the hashes of its refresh tokens */
  forget(session: Session): string[];
  /** Ends the sessions of these refresh tokens, also those that are not in memory. */
  forgetHashes(tokenHashes: readonly string[]): void;
  /** Whether the session of this refresh token ended here. */
  hasEnded(refreshToken: string): boolean;
  all(): Session[];
}

interface SessionMemoryOptions {
  /** Called when a browser has sent the newest token: the ones before expire soon. */
  onReplaced: (tokenHashes: readonly string[], ms: number) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Maximum number of sessions in memory. An evicted one is renewed once more than needed. */
const REMEMBERED = 500;
/** Number of ended refresh tokens in memory: tokens of another instance are not adopted for them. */
const REMEMBERED_ENDS = 5_000;
/** Requests that the browser sent before it had the new token still have the old one. */
const GRACE_MS = 60_000;

export function newSession(tokens: EditorTokens): Session {
  return { tokens, renewing: undefined, isDistrusted: false, hasEnded: false };
}

/** The name of a refresh token where it must not be readable. */
export function tokenHash(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64');
}

/** See `SessionMemory`. A replaced token is valid until the browser has sent the new one, plus a minute. */
export function createSessionMemory({ onReplaced, now }: SessionMemoryOptions): SessionMemory {
  const entries = new LRUCache<string, Entry>({ max: REMEMBERED });
  const ended = new LRUCache<string, true>({ max: REMEMBERED_ENDS });

  function hashesOf(session: Session): string[] {
    return [...entries.entries()].flatMap(([hash, entry]) => (entry.session === session ? [hash] : []));
  }

  function retireOthers(current: string, session: Session): void {
    const replaced: string[] = [];
    for (const [hash, entry] of entries.entries()) {
      if (hash === current || entry.session !== session) continue;
      if (entry.until === Number.POSITIVE_INFINITY) replaced.push(hash);
      entry.until = Math.min(entry.until, now() + GRACE_MS);
    }
    if (replaced.length > 0) onReplaced(replaced, GRACE_MS);
  }

  function forget(session: Session): string[] {
    session.hasEnded = true;
    const hashes = hashesOf(session);
    for (const hash of hashes) {
      entries.delete(hash);
      ended.set(hash, true);
    }
    return hashes;
  }

  return {
    find(refreshToken) {
      const hash = tokenHash(refreshToken);
      const entry = entries.get(hash);
      if (!entry || entry.until < now()) return undefined;
      if (entry.session.tokens.refreshToken === refreshToken) retireOthers(hash, entry.session);
      return entry.session;
    },
    remember(session) {
      entries.set(tokenHash(session.tokens.refreshToken), { session, until: Number.POSITIVE_INFINITY });
    },
    hashesOf,
    forget,
    forgetHashes(tokenHashes) {
      for (const hash of tokenHashes) {
        const entry = entries.get(hash);
        if (entry) forget(entry.session);
        ended.set(hash, true);
      }
    },
    hasEnded: (refreshToken) => ended.has(tokenHash(refreshToken)),
    all: () => [...entries.values()].map(({ session }) => session),
  };
}
