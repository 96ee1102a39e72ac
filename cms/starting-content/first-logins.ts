import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword, randomPassword } from '../accounts/password.ts';
import type { UserRole } from '../database/records.ts';
import type { SeedUser } from './model.ts';

interface Login {
  username: string;
  password: string;
}
type Logins = Record<UserRole, Login>;

/** The file in the CMS's data folder from which the start script reads the editor's login. */
export const firstLoginsFile = 'first-logins.json';

/** Password hashes by login, of the first user of each role; the others cannot sign in. */
export type PasswordHashes = ReadonlyMap<string, string>;

/**
 * Hashes of the first users' passwords. The passwords are generated once per data folder and stored
 * there, readable by its owner only.
 */
export async function firstPasswordHashes(folder: string, users: readonly SeedUser[]): Promise<PasswordHashes> {
  const logins = Object.values(await firstLogins(folder, users));
  return new Map(
    await Promise.all(logins.map(async ({ username, password }) => [username, await hashPassword(password)] as const)),
  );
}

async function firstLogins(folder: string, users: readonly SeedUser[]): Promise<Logins> {
  const file = join(folder, firstLoginsFile);
  // Written below, in the same format.
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Logins;
  const login = (role: UserRole): Login => ({
    username: users.find((user) => user.role === role)?.login ?? role,
    password: randomPassword(),
  });
  const [administrator, editor, subscriber] = [login('administrator'), login('editor'), login('subscriber')];
  const logins: Logins = { administrator, editor, subscriber };
  await writeFile(file, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  return logins;
}
