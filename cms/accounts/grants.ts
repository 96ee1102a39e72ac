import { randomBytes } from 'node:crypto';
import { signedToken } from '@headwater/contract/http/signed-token.ts';
import type { GrantRecord } from '../database/grant-table.ts';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { readAccessToken, writeAccessToken } from './access-token.ts';
import { signature, tokenHash } from './secret-token.ts';

const second = 1_000;

export const lifetimes = {
  /** Milliseconds for which an authorization code is valid, once. */
  code: 60 * second,
  access: 300 * second,
  /** Counted from the last refresh. */
  refresh: 14 * 24 * 3_600 * second,
  /**
   * Two tabs that refresh at the same time send the same token. The later one gets what the first
   * one got; after this time a used token means that it was copied.
   */
  refreshGrace: 10 * second,
} as const;

/** The four values that `authorize` returns; expirations are epoch seconds. */
export interface IssuedTokens {
  accessToken: string;
  accessTokenExpiration: number;
  refreshToken: string;
  refreshTokenExpiration: number;
}

interface GrantKeys {
  /** Signs access tokens; never leaves the CMS. */
  key: string;
  /** Shared with the site, which recognizes codes and refresh tokens by it. */
  secret: string;
}

/**
 * Front ends' access on behalf of a user: a code becomes a grant, a grant has a chain of refresh tokens, each
 * the successor of the previous one, and short-lived access tokens. Reusing a code or an old refresh token
 * ends the grant, so that a stolen token stops working for everyone.
 * @param now epoch milliseconds
 */
export function grantsOf({ grants, users }: Tables, keys: GrantKeys, now: () => number) {
  const { key, secret } = keys;
  const newToken = (): string => signedToken(randomBytes(32), secret);

  function issue(grantId: string, refreshToken: string, refreshExpires: number): IssuedTokens | undefined {
    const grant = grants.byId(grantId);
    const refreshTokenExpiration = Math.floor(refreshExpires / second);
    return grant && { ...accessTo(grant, key, now()), refreshToken, refreshTokenExpiration };
  }

  return {
    /** Issues a code for `user`; `sessionHash` ties its grant to a session of the CMS. */
    issueCode(user: UserRecord, sessionHash: string | null): string {
      grants.tidy(now());
      const code = newToken();
      grants.addCode(tokenHash(code), { userId: user.id, sessionHash, expires: now() + lifetimes.code });
      return code;
    },

    /** Tokens for a code; undefined when it is unknown, expired or used. A used one also ends its grant. */
    redeemCode(code: string): IssuedTokens | undefined {
      const hash = tokenHash(code);
      const known = grants.code(hash);
      if (known?.grantId) grants.delete(known.grantId);
      if (!known || known.grantId !== null || known.expires <= now()) return undefined;

      const grantId = randomBytes(16).toString('hex');
      const token = newToken();
      const expires = now() + lifetimes.refresh;
      // Marked as used first: a crash in between costs a sign-in, not a secret.
      grants.useCode(hash, grantId);
      grants.add({ id: grantId, userId: known.userId, sessionHash: known.sessionHash }, expires);
      grants.addToken(tokenHash(token), grantId, expires);
      return issue(grantId, token, expires);
    },

    /** The next tokens for a refresh token; undefined when it is unknown, expired or was used before. */
    refresh(token: string): IssuedTokens | undefined {
      const time = now();
      let current = token;
      let known = grants.token(tokenHash(current));
      // Within the grace period, everyone gets the newest of the chain.
      while (known?.usedAt && time - known.usedAt <= lifetimes.refreshGrace) {
        current = successorOf(current, keys);
        known = grants.token(tokenHash(current));
        if (known?.usedAt === null) return issue(known.grantId, current, known.expires);
      }
      if (!known || known.expires <= time) return undefined;
      if (known.usedAt !== null) {
        grants.delete(known.grantId);
        return undefined;
      }
      const next = successorOf(current, keys);
      const expires = time + lifetimes.refresh;
      grants.useToken(tokenHash(current), time);
      grants.addToken(tokenHash(next), known.grantId, expires);
      return issue(known.grantId, next, expires);
    },

    /** The user of an access token; undefined unless it is valid and its grant has not ended. */
    userOf(accessToken: string): UserRecord | undefined {
      const claims = readAccessToken(accessToken, key, Math.floor(now() / second));
      const grant = claims && grants.byId(claims.grantId);
      return grant && grant.userId === claims?.userId ? users.byId(grant.userId) : undefined;
    },

    /**
     * Ends the grant of a refresh token, even of a used one.
     * @returns its user, and the CMS session that it came from, if any.
     */
    revoke(refreshToken: string): { userId: number; sessionHash: string | null } | undefined {
      const known = grants.token(tokenHash(refreshToken));
      const grant = known && grants.byId(known.grantId);
      if (!grant) return undefined;
      grants.delete(grant.id);
      return { userId: grant.userId, sessionHash: grant.sessionHash };
    },
  };
}

function accessTo({ id: grantId, userId }: GrantRecord, key: string, now: number) {
  const expires = Math.floor((now + lifetimes.access) / second);
  return { accessToken: writeAccessToken({ userId, expires, grantId }, key), accessTokenExpiration: expires };
}

/** Derived rather than random: a token that is repeated within the grace period gets the same one again. */
function successorOf(token: string, { key, secret }: GrantKeys): string {
  return signedToken(Buffer.from(signature(key, 'refresh-token', token), 'base64'), secret);
}
