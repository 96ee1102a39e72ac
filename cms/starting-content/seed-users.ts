import type { Tables } from '../database/tables.ts';
import type { PasswordHashes } from './first-logins.ts';
import type { SeedUser } from './model.ts';
import type { SeedReferences } from './seed-references.ts';

/** Only one user of each role can sign in; the catalogue's other users have no password. */
export function seedUsers(
  users: readonly SeedUser[],
  tables: Tables,
  references: SeedReferences,
  passwordHashes: PasswordHashes,
): void {
  for (const { login, name, email, role, description } of users) {
    const id = tables.users.insert({
      login,
      name,
      email,
      role,
      description,
      slug: login.replaceAll('.', '-'),
      passwordHash: passwordHashes.get(login) ?? null,
      registered: '2024-01-15T09:00:00',
    });
    references.add('user', login, id);
  }
}
