import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { shareCompany } from './companies.ts';
import { startCompany } from './start-company.ts';

/**
 * Starts the company that all journeys share, and passes its URLs on through the environment. With `COMPANY_SITE_URL`
 * and `COMPANY_CMS_URL` set, a company that runs already is used.
 * @returns a function that stops everything and deletes its data
 */
export default async function startSharedCompany(): Promise<() => Promise<void>> {
  const built = buildSiteIfChanged(say);
  // A build may fail while the CMS is still on its way, and nothing listens yet; it is reported with the company.
  built.catch(() => undefined);
  if (process.env.COMPANY_SITE_URL && process.env.COMPANY_CMS_URL) return async () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'headwater-e2e-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const company = await startCompany(folder, { built });
    shareCompany(company);
    return async () => {
      await company.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
