import type { Tables } from '../database/tables.ts';
import type { SeedUser } from './model.ts';
import type { SeedReferences } from './seed-references.ts';

/** The account that the start script offers for trying the editor's side. */
export const demoEditorLogin = 'editor';

/** Only the demo editor can sign in; the other people of the demo have no password at all. */
export function seedUsers(
  users: readonly SeedUser[],
  tables: Tables,
  references: SeedReferences,
  editorPasswordHash: string | null,
): void {
  for (const { login, name, email, role, description } of users) {
    const id = tables.users.insert({
      ...{ login, name, email, role, description },
      slug: login.replaceAll('.', '-'),
      passwordHash: login === demoEditorLogin ? editorPasswordHash : null,
      registered: '2024-01-15T09:00:00',
    });
    references.addUser(login, id);
  }
}
