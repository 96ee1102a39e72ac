import type { DatabaseSync } from 'node:sqlite';
import { contentTable } from './content-table.ts';
import { grantTable } from './grant-table.ts';
import { mediaTable } from './media-table.ts';
import { menuItemTable } from './menu-item-table.ts';
import { oldPathTable } from './old-path-table.ts';
import { optionTable } from './option-table.ts';
import { redirectTable } from './redirect-table.ts';
import { revisionTable } from './revision-table.ts';
import { sessionTable } from './session-table.ts';
import { termTable } from './term-table.ts';
import { trashTable } from './trash-table.ts';
import { userTable } from './user-table.ts';

export type Tables = ReturnType<typeof tablesOf>;

/** Typed access to every table of a database. */
export function tablesOf(database: DatabaseSync) {
  return {
    content: contentTable(database),
    grants: grantTable(database),
    media: mediaTable(database),
    menuItems: menuItemTable(database),
    oldPaths: oldPathTable(database),
    options: optionTable(database),
    redirects: redirectTable(database),
    revisions: revisionTable(database),
    sessions: sessionTable(database),
    terms: termTable(database),
    trash: trashTable(database),
    users: userTable(database),
  };
}
