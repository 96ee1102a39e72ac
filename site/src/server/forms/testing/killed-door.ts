import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';

/**
 * The disk of a site that was killed a moment ago, some time later: a copy, which the process that still runs
 * here cannot change, with leases that have ended.
 */
export async function leasesEnded(dataFolder: string): Promise<string> {
  const folder = await testFolder();
  await cp(dataFolder, folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'site', 'leads.sqlite'));
  database.exec("UPDATE leads SET nextAttemptAt = 0 WHERE state = 'delivering'");
  database.close();
  return folder;
}
