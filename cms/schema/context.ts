import type { Accounts } from '../accounts/accounts.ts';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import type { FormService } from '../forms/form-service.ts';
import type { Caller } from '../forms/submission/caller.ts';
import type { TouchedKeys } from './touched-keys.ts';

/** What every resolver gets besides its source and arguments. */
export interface CmsContext {
  tables: Tables;
  /** Address of the CMS without trailing slash, as it appears in links and media addresses. */
  baseUrl: string;
  /** Size in bytes of a file in the uploads folder, or null when it is not there. */
  uploadSize: (file: string) => Promise<number | null>;
  /** Who is asking; null for everybody who is not signed in. */
  viewer: UserRecord | null;
  /** Checks passwords and makes codes, for the one mutation that signs in. */
  accounts: Accounts;
  /** Network address that the request came from, for counting attempts. */
  address: string;
  forms: FormService;
  /** Who posts a form. */
  caller: Caller;
  touched: TouchedKeys;
}

/** A resolver: source and arguments are typed, the answer is checked by the schema. */
export type Resolve<Source, Arguments = Record<string, never>> = (
  source: Source,
  args: Arguments,
  context: CmsContext,
) => unknown;
