import type { Accounts } from '../accounts/accounts.ts';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import type { FormService } from '../forms/form-service.ts';
import type { Caller } from '../forms/submission/caller.ts';
import type { TouchedKeys } from './touched-keys.ts';

/** The context of every resolver. */
export interface CmsContext {
  tables: Tables;
  /** URL of the CMS without trailing slash, as it appears in links and media URLs. */
  baseUrl: string;
  /** Size in bytes of a file in the uploads folder, or null if it does not exist. */
  uploadSize: (file: string) => Promise<number | null>;
  /** The signed-in user; null for a visitor. */
  viewer: UserRecord | null;
  /** Checks passwords and makes codes, for the one mutation that signs in. */
  accounts: Accounts;
  /** IP address of the request, for counting attempts. */
  address: string;
  forms: FormService;
  /** The request's files, by the text that stands in their place in its variables. */
  files: ReadonlyMap<string, File>;
  /** The sender of a form. */
  caller: Caller;
  touched: TouchedKeys;
}

/** A resolver: source and arguments are typed, the result is checked by the schema. */
export type Resolve<Source, Arguments = Record<string, never>> = (
  source: Source,
  args: Arguments,
  context: CmsContext,
) => unknown;
