import { openLeadStore } from '../leads/open-lead-store.ts';
import { OutboxUnavailableError } from '../leads/outbox.ts';
import type { DatabaseSeen } from './seen.ts';

/** Asks the database of the leads for something, as the site does; an empty one gets its tables. */
export async function lookAtDatabase(databaseUrl: string): Promise<DatabaseSeen> {
  if (databaseUrl === '') return { kind: 'none' };
  const store = await openLeadStore({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  try {
    await store.archive.list([], 1);
    return { kind: 'answers', name: store.name };
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError)) throw error;
    return { kind: 'fails', name: store.name, why: error.reason };
  } finally {
    await store.close();
  }
}
