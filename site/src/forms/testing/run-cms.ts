import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCms } from '@headwater/tools/running-program.ts';

const contentModule = join(import.meta.dirname, '../../../../e2e/starting-content/starting-content.ts');

/**
 * Starts the local CMS in its own process, with the tests' starting content and a new database: the site reaches it over
 * HTTP only.
 */
export async function runCms(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-forms-'));
  const { url, kill } = await startCms(folder, { CMS_CATALOGUE: contentModule });
  return {
    url,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
