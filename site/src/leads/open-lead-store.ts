import type { LeadStore } from './lead-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

/** The part of the environment that names the store. */
export interface StoreSettings {
  DATABASE_URL: string;
  DATA_DIR: string;
}

/** The store that the environment names: a database, or files in the data folder. Connects to nothing yet. */
export async function openLeadStore({ DATABASE_URL, DATA_DIR }: StoreSettings): Promise<LeadStore> {
  if (DATABASE_URL === '') return openSqliteStore(DATA_DIR);
  // One machine needs no database, and does not load its driver.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore(DATABASE_URL);
}
