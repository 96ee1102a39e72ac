import type { DatabaseSync } from 'node:sqlite';
import { statementsOf } from './statements.ts';

export interface SessionRecord {
  idHash: string;
  userId: number;
  /** Epoch milliseconds. */
  expires: number;
}

/** Browser sessions of the CMS itself, by the hash of their cookie. */
export function sessionTable(database: DatabaseSync) {
  const { one, write } = statementsOf(database);
  const insert = write<[idHash: string, userId: number, expires: number]>(
    'INSERT INTO sessions (id_hash, user_id, expires) VALUES (?, ?, ?)',
  );
  const removeExpired = write<[now: number]>('DELETE FROM sessions WHERE expires <= ?');

  return {
    byHash: one<SessionRecord, [idHash: string, now: number]>(
      'SELECT id_hash AS idHash, user_id AS userId, expires FROM sessions WHERE id_hash = ? AND expires > ?',
    ),
    insert: ({ idHash, userId, expires }: SessionRecord, now: number): void => {
      removeExpired(now);
      insert(idHash, userId, expires);
    },
    delete: write<[idHash: string]>('DELETE FROM sessions WHERE id_hash = ?'),
    deleteOfUser: write<[userId: number]>('DELETE FROM sessions WHERE user_id = ?'),
  };
}
