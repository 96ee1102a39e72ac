import type { DatabaseSync } from 'node:sqlite';
import type { UserRecord } from './records.ts';

const columns =
  "'user' AS kind, id, login, slug, name, email, role, description, password_hash AS passwordHash, registered";

/** WordPress's name for the setting. */
const toolbarSetting = 'show_admin_bar_front';

export type UserTable = ReturnType<typeof userTable>;

/** Users who write content or may sign in. */
export function userTable(database: DatabaseSync) {
  const selectById = database.prepare(`SELECT ${columns} FROM users WHERE id = ?`);
  const selectByLogin = database.prepare(`SELECT ${columns} FROM users WHERE login = ? COLLATE NOCASE`);
  const selectBySlug = database.prepare(`SELECT ${columns} FROM users WHERE slug = ? COLLATE NOCASE`);
  const selectByEmail = database.prepare(`SELECT ${columns} FROM users WHERE email = ? COLLATE NOCASE`);
  const selectAll = database.prepare(`SELECT ${columns} FROM users ORDER BY login`);
  const insert = database.prepare(
    'INSERT INTO users (login, slug, name, email, role, description, password_hash, registered) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const update = database.prepare('UPDATE users SET name = ?, email = ?, description = ? WHERE id = ?');
  const updatePassword = database.prepare('UPDATE users SET password_hash = ? WHERE id = ?');
  const selectSetting = database.prepare('SELECT value FROM user_settings WHERE user_id = ? AND name = ?');
  const upsertSetting = database.prepare(
    `INSERT INTO user_settings (user_id, name, value) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET value = excluded.value`,
  );

  return {
    byId: (id: number): UserRecord | undefined => toRecord(selectById.get(id)),
    byLogin: (login: string): UserRecord | undefined => toRecord(selectByLogin.get(login)),
    bySlug: (slug: string): UserRecord | undefined => toRecord(selectBySlug.get(slug)),
    byEmail: (email: string): UserRecord | undefined => toRecord(selectByEmail.get(email)),
    all: (): UserRecord[] => selectAll.all() as unknown as UserRecord[],
    insert: (user: Omit<UserRecord, 'kind' | 'id'>): number =>
      Number(
        insert.run(
          user.login,
          user.slug,
          user.name,
          user.email,
          user.role,
          user.description,
          user.passwordHash,
          user.registered,
        ).lastInsertRowid,
      ),
    update: (id: number, { name, email, description }: Pick<UserRecord, 'name' | 'email' | 'description'>): void => {
      update.run(name, email, description, id);
    },
    setPasswordHash: (id: number, hash: string): void => {
      updatePassword.run(hash, id);
    },
    /** Whether the site shows the user its toolbar; true by default. */
    showsToolbar: (id: number): boolean => (selectSetting.get(id, toolbarSetting)?.value ?? 'true') === 'true',
    setShowsToolbar: (id: number, shows: boolean): void => {
      upsertSetting.run(id, toolbarSetting, String(shows));
    },
  };
}

/** The statements list exactly the record's columns, which makes the casts safe. */
function toRecord(row: Record<string, unknown> | undefined): UserRecord | undefined {
  return row && (row as unknown as UserRecord);
}
