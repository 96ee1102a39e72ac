import type { DatabaseSync } from 'node:sqlite';
import { type ContentTable, contentTable } from './content-table.ts';
import { type GrantTable, grantTable } from './grant-table.ts';
import { type MediaTable, mediaTable } from './media-table.ts';
import { type MenuItemTable, menuItemTable } from './menu-item-table.ts';
import { type OldPathTable, oldPathTable } from './old-path-table.ts';
import { type OptionTable, optionTable } from './option-table.ts';
import { type RevisionTable, revisionTable } from './revision-table.ts';
import { type SessionTable, sessionTable } from './session-table.ts';
import { type TermTable, termTable } from './term-table.ts';
import { type TrashTable, trashTable } from './trash-table.ts';
import { type UserTable, userTable } from './user-table.ts';

export interface Tables {
  content: ContentTable;
  grants: GrantTable;
  media: MediaTable;
  menuItems: MenuItemTable;
  oldPaths: OldPathTable;
  options: OptionTable;
  revisions: RevisionTable;
  sessions: SessionTable;
  terms: TermTable;
  trash: TrashTable;
  users: UserTable;
}

/** Typed access to every table of a database. */
export function tablesOf(database: DatabaseSync): Tables {
  return {
    content: contentTable(database),
    grants: grantTable(database),
    media: mediaTable(database),
    menuItems: menuItemTable(database),
    oldPaths: oldPathTable(database),
    options: optionTable(database),
    revisions: revisionTable(database),
    sessions: sessionTable(database),
    terms: termTable(database),
    trash: trashTable(database),
    users: userTable(database),
  };
}
