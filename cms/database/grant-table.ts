import type { DatabaseSync } from 'node:sqlite';

export interface GrantRecord {
  id: string;
  userId: number;
  /** The CMS session that it was made from; null for a sign-in with a password on the site. */
  sessionHash: string | null;
}

export interface CodeRecord {
  userId: number;
  sessionHash: string | null;
  expires: number;
  /** Set once the code has been exchanged. */
  grantId: string | null;
}

export interface RefreshTokenRecord {
  grantId: string;
  expires: number;
  /** When it was exchanged for its successor; null while it is the newest. */
  usedAt: number | null;
}

export type GrantTable = ReturnType<typeof grantTable>;

/** How long a used code is remembered, to detect a second use. */
const codeMemory = 3_600_000;

/** Authorization codes, grants and tokens. Secrets are passed as hashes; times are epoch milliseconds. */
export function grantTable(database: DatabaseSync) {
  const insertCode = database.prepare(
    'INSERT INTO authorization_codes (code_hash, user_id, session_hash, expires) VALUES (?, ?, ?, ?)',
  );
  const selectCode = database.prepare(
    `SELECT user_id AS userId, session_hash AS sessionHash, expires, grant_id AS grantId
     FROM authorization_codes WHERE code_hash = ?`,
  );
  const useCode = database.prepare('UPDATE authorization_codes SET grant_id = ? WHERE code_hash = ?');
  const removeOldCodes = database.prepare('DELETE FROM authorization_codes WHERE expires < ?');

  const insertGrant = database.prepare('INSERT INTO grants (id, user_id, session_hash, expires) VALUES (?, ?, ?, ?)');
  const selectGrant = database.prepare(
    'SELECT id, user_id AS userId, session_hash AS sessionHash FROM grants WHERE id = ?',
  );
  const extendGrant = database.prepare('UPDATE grants SET expires = ? WHERE id = ?');
  const removeGrant = database.prepare('DELETE FROM grants WHERE id = ?');
  const removeOfSession = database.prepare('DELETE FROM grants WHERE session_hash = ?');
  const removeOfUser = database.prepare('DELETE FROM grants WHERE user_id = ?');
  const removeOldGrants = database.prepare('DELETE FROM grants WHERE expires <= ?');

  const insertToken = database.prepare('INSERT INTO refresh_tokens (token_hash, grant_id, expires) VALUES (?, ?, ?)');
  const selectToken = database.prepare(
    'SELECT grant_id AS grantId, expires, used_at AS usedAt FROM refresh_tokens WHERE token_hash = ?',
  );
  const useToken = database.prepare('UPDATE refresh_tokens SET used_at = ? WHERE token_hash = ?');
  const removeOldTokens = database.prepare('DELETE FROM refresh_tokens WHERE expires <= ?');

  return {
    addCode: (hash: string, { userId, sessionHash, expires }: Omit<CodeRecord, 'grantId'>): void => {
      insertCode.run(hash, userId, sessionHash, expires);
    },
    // The statements list exactly the records' columns, which makes the casts safe.
    code: (hash: string) => selectCode.get(hash) as CodeRecord | undefined,
    useCode: (hash: string, grantId: string): void => {
      useCode.run(grantId, hash);
    },

    add: (grant: GrantRecord, expires: number): void => {
      insertGrant.run(grant.id, grant.userId, grant.sessionHash, expires);
    },
    byId: (id: string) => selectGrant.get(id) as GrantRecord | undefined,
    /** Revokes the grant and deletes its tokens. */
    delete: (id: string): void => {
      removeGrant.run(id);
    },
    deleteOfSession: (sessionHash: string): void => {
      removeOfSession.run(sessionHash);
    },
    deleteOfUser: (userId: number): void => {
      removeOfUser.run(userId);
    },

    addToken: (hash: string, grantId: string, expires: number): void => {
      insertToken.run(hash, grantId, expires);
      extendGrant.run(expires, grantId);
    },
    token: (hash: string) => selectToken.get(hash) as RefreshTokenRecord | undefined,
    useToken: (hash: string, now: number): void => {
      useToken.run(now, hash);
    },

    /** Deletes grants that can no longer be used. */
    tidy: (now: number): void => {
      removeOldCodes.run(now - codeMemory);
      removeOldTokens.run(now);
      removeOldGrants.run(now);
    },
  };
}
