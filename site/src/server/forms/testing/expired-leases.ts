import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';

/**
 * Copies a data folder and expires the leases in the copy: what a site finds at startup after the previous process was
 * killed. The process that is still running in the test cannot change the copy.
 * @returns path of the copy
 */
export async function copyWithExpiredLeases(dataFolder: string): Promise<string> {
  const folder = await testFolder();
  await cp(dataFolder, folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'site', 'leads.sqlite'));
  database.exec("UPDATE leads SET nextAttemptAt = 0 WHERE state = 'delivering'");
  database.close();
  return folder;
}
