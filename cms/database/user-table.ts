import type { DatabaseSync } from 'node:sqlite';
import type { UserRecord } from './records.ts';
import { statementsOf } from './statements.ts';

const columns =
  "'user' AS kind, id, login, slug, name, email, role, description, password_hash AS passwordHash, registered";

/** WordPress's name for the setting. */
const toolbarSetting = 'show_admin_bar_front';

/** Users who write content or may sign in. */
export function userTable(database: DatabaseSync) {
  const { one, all, write } = statementsOf(database);
  const insert = database.prepare(
    `INSERT INTO users (login, slug, name, email, role, description, password_hash, registered)
     VALUES (:login, :slug, :name, :email, :role, :description, :passwordHash, :registered)`,
  );
  const update = write<[name: string, email: string, description: string, id: number]>(
    'UPDATE users SET name = ?, email = ?, description = ? WHERE id = ?',
  );
  const selectSetting = one<{ value: string }, [id: number, name: string]>(
    'SELECT value FROM user_settings WHERE user_id = ? AND name = ?',
  );
  const upsertSetting = write<[id: number, name: string, value: string]>(
    `INSERT INTO user_settings (user_id, name, value) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET value = excluded.value`,
  );

  return {
    byId: one<UserRecord, [id: number]>(`SELECT ${columns} FROM users WHERE id = ?`),
    byLogin: one<UserRecord, [login: string]>(`SELECT ${columns} FROM users WHERE login = ? COLLATE NOCASE`),
    bySlug: one<UserRecord, [slug: string]>(`SELECT ${columns} FROM users WHERE slug = ? COLLATE NOCASE`),
    byEmail: one<UserRecord, [email: string]>(`SELECT ${columns} FROM users WHERE email = ? COLLATE NOCASE`),
    all: all<UserRecord>(`SELECT ${columns} FROM users ORDER BY login`),
    insert: (user: Omit<UserRecord, 'kind' | 'id'>): number => Number(insert.run({ ...user }).lastInsertRowid),
    update: (id: number, { name, email, description }: Pick<UserRecord, 'name' | 'email' | 'description'>): void =>
      update(name, email, description, id),
    setPasswordHash: write<[id: number, hash: string]>('UPDATE users SET password_hash = ?2 WHERE id = ?1'),
    /** Whether the site shows the user its toolbar; true by default. */
    showsToolbar: (id: number): boolean => (selectSetting(id, toolbarSetting)?.value ?? 'true') === 'true',
    setShowsToolbar: (id: number, shows: boolean): void => upsertSetting(id, toolbarSetting, String(shows)),
  };
}
