import type { DatabaseSync } from 'node:sqlite';
import type { Accounts } from '../accounts/accounts.ts';
import type { Capability } from '../accounts/capabilities.ts';
import type { Session } from '../accounts/sessions.ts';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import type { CatalogueFields } from '../editing/catalogue-fields.ts';
import type { ContentEditor } from '../editing/content-editor.ts';
import type { FormService } from '../forms/form-service.ts';
import type { SendToSite } from '../webhook/send-to-site.ts';
import type { WriteForSite } from '../webhook/write-for-site.ts';
import type { PostedForm } from './page/posted-form.ts';

/** What the admin needs for every request. */
export interface AdminDesk extends Pick<FormService, 'entries' | 'files' | 'log' | 'notify' | 'hasCaptchaKey'> {
  database: DatabaseSync;
  tables: Tables;
  /** URL of the site without trailing slash, for links and previews. */
  siteUrl: string;
  /** Folder from which media are served. */
  uploadsFolder: string;
  accounts: Accounts;
  editor: ContentEditor;
  /** Imported tables of products. */
  catalogue: CatalogueFields;
  /** Epoch milliseconds. */
  now: () => number;
  forms: FormService['table'];
  /** Has the site read figures. */
  sendToSite: SendToSite;
  /** For every write that visitors may see; it notifies the site. */
  writeForSite: WriteForSite;
}

/** One request of a signed-in user who may open the admin. */
export interface AdminRequest extends AdminDesk {
  request: Request;
  url: URL;
  user: UserRecord;
  session: Session;
  /** IP address of the request, for counting attempts. */
  address: string;
  /** CSRF token for the forms in the response. */
  token: string;
  /** The posted form; empty for a GET. */
  form: PostedForm;
}

type AdminHandler = (request: AdminRequest) => Response | Promise<Response>;

/** The handlers of one admin URL. A request with a missing method gets 405. */
export interface Screen {
  needs: Capability;
  get?: AdminHandler;
  /** Runs after origin, token and capability were checked. */
  post?: AdminHandler;
}
