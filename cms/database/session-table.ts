import type { DatabaseSync } from 'node:sqlite';

export interface SessionRecord {
  idHash: string;
  userId: number;
  /** Epoch milliseconds. */
  expires: number;
}

export type SessionTable = ReturnType<typeof sessionTable>;

/** Browser sessions of the CMS itself, by the hash of their cookie. */
export function sessionTable(database: DatabaseSync) {
  const select = database.prepare(
    'SELECT id_hash AS idHash, user_id AS userId, expires FROM sessions WHERE id_hash = ? AND expires > ?',
  );
  const insert = database.prepare('INSERT INTO sessions (id_hash, user_id, expires) VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM sessions WHERE id_hash = ?');
  const removeOfUser = database.prepare('DELETE FROM sessions WHERE user_id = ?');
  const removeExpired = database.prepare('DELETE FROM sessions WHERE expires <= ?');

  return {
    byHash: (idHash: string, now: number): SessionRecord | undefined => {
      const row = select.get(idHash, now);
      // The statement lists exactly the record's columns.
      return row && (row as unknown as SessionRecord);
    },
    insert: ({ idHash, userId, expires }: SessionRecord, now: number): void => {
      removeExpired.run(now);
      insert.run(idHash, userId, expires);
    },
    delete: (idHash: string): void => {
      remove.run(idHash);
    },
    deleteOfUser: (userId: number): void => {
      removeOfUser.run(userId);
    },
  };
}
