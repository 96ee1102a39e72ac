import type { DatabaseSync } from 'node:sqlite';
import { statementsOf } from './statements.ts';

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

/** How long a used code is remembered, to detect a second use. */
const codeMemory = 3_600_000;

/** Authorization codes, grants and tokens. Secrets are passed as hashes; times are epoch milliseconds. */
export function grantTable(database: DatabaseSync) {
  const { one, write } = statementsOf(database);
  const insertCode = write<[hash: string, userId: number, sessionHash: string | null, expires: number]>(
    'INSERT INTO authorization_codes (code_hash, user_id, session_hash, expires) VALUES (?, ?, ?, ?)',
  );
  const insertGrant = write<[id: string, userId: number, sessionHash: string | null, expires: number]>(
    'INSERT INTO grants (id, user_id, session_hash, expires) VALUES (?, ?, ?, ?)',
  );
  const extendGrant = write<[id: string, expires: number]>('UPDATE grants SET expires = ?2 WHERE id = ?1');
  const insertToken = write<[hash: string, grantId: string, expires: number]>(
    'INSERT INTO refresh_tokens (token_hash, grant_id, expires) VALUES (?, ?, ?)',
  );
  const removeOldCodes = write<[time: number]>('DELETE FROM authorization_codes WHERE expires < ?');
  const removeOldTokens = write<[time: number]>('DELETE FROM refresh_tokens WHERE expires <= ?');
  const removeOldGrants = write<[time: number]>('DELETE FROM grants WHERE expires <= ?');

  return {
    addCode: (hash: string, { userId, sessionHash, expires }: Omit<CodeRecord, 'grantId'>): void =>
      insertCode(hash, userId, sessionHash, expires),
    code: one<CodeRecord, [hash: string]>(
      `SELECT user_id AS userId, session_hash AS sessionHash, expires, grant_id AS grantId
       FROM authorization_codes WHERE code_hash = ?`,
    ),
    useCode: write<[hash: string, grantId: string]>(
      'UPDATE authorization_codes SET grant_id = ?2 WHERE code_hash = ?1',
    ),

    add: ({ id, userId, sessionHash }: GrantRecord, expires: number): void =>
      insertGrant(id, userId, sessionHash, expires),
    byId: one<GrantRecord, [id: string]>(
      'SELECT id, user_id AS userId, session_hash AS sessionHash FROM grants WHERE id = ?',
    ),
    /** Revokes the grant and deletes its tokens. */
    delete: write<[id: string]>('DELETE FROM grants WHERE id = ?'),
    deleteOfSession: write<[sessionHash: string]>('DELETE FROM grants WHERE session_hash = ?'),
    deleteOfUser: write<[userId: number]>('DELETE FROM grants WHERE user_id = ?'),

    addToken: (hash: string, grantId: string, expires: number): void => {
      insertToken(hash, grantId, expires);
      extendGrant(grantId, expires);
    },
    token: one<RefreshTokenRecord, [hash: string]>(
      'SELECT grant_id AS grantId, expires, used_at AS usedAt FROM refresh_tokens WHERE token_hash = ?',
    ),
    useToken: write<[hash: string, now: number]>('UPDATE refresh_tokens SET used_at = ?2 WHERE token_hash = ?1'),

    /** Deletes grants that can no longer be used. */
    tidy: (now: number): void => {
      removeOldCodes(now - codeMemory);
      removeOldTokens(now);
      removeOldGrants(now);
    },
  };
}
