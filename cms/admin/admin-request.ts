import type { DatabaseSync } from 'node:sqlite';
import type { Accounts } from '../accounts/accounts.ts';
import type { Capability } from '../accounts/capabilities.ts';
import type { Session } from '../accounts/sessions.ts';
import type { ContentEditor } from '../content/editing/content-editor.ts';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import type { EntryTable } from '../forms/entries/entry-table.ts';
import type { WriteForSite } from '../webhook/write-for-site.ts';
import type { PostedForm } from './page/posted-form.ts';

/** What the admin works with: the same for every request. */
export interface AdminDesk {
  database: DatabaseSync;
  tables: Tables;
  /** Address of this CMS without trailing slash. */
  baseUrl: string;
  /** Address of the site without trailing slash, for links and previews. */
  siteUrl: string;
  /** Folder that media are served from. */
  uploadsFolder: string;
  accounts: Accounts;
  editor: ContentEditor;
  /** Epoch milliseconds. */
  now: () => number;
  entries: EntryTable;
  /** For every write that visitors may see; the site hears of it soon after. */
  writeForSite: WriteForSite;
}

/** One request of a signed-in user who may open the admin. */
export interface AdminRequest extends AdminDesk {
  request: Request;
  url: URL;
  user: UserRecord;
  session: Session;
  /** Network address that the request came from, for counting attempts. */
  address: string;
  /** What the forms of the answer carry, so that their posts are known to be ours. */
  token: string;
  /** What was posted; empty for a GET. */
  form: PostedForm;
}

type Answer = (request: AdminRequest) => Response | Promise<Response>;

/** What answers at one address of the admin. A method that is missing is answered with 405. */
export interface Screen {
  needs: Capability;
  get?: Answer;
  /** Runs after origin, token and capability were checked. */
  post?: Answer;
}
