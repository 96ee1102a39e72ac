import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '@headwater/scripts/say.ts';
import { buildSiteIfChanged } from '@headwater/scripts/site-build.ts';
import { type CompanyName, shareCompany } from './companies.ts';
import { startCompany } from './start-company.ts';

/**
 * Starts what all journeys share, the demo and the company with the catalogue of the tests, and tells their
 * addresses through the environment. With `DEMO_SITE_URL` and `DEMO_CMS_URL` set, a demo that runs already is used.
 * @returns what stops everything and removes its data
 */
export default async function startSharedCompanies(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-e2e-'));
  const built = buildSiteIfChanged(say);
  // A build may fail while the CMS is still on its way, and nobody listens yet; it is reported with its company.
  built.catch(() => undefined);
  const start = async (name: CompanyName, catalogue: 'demo' | 'tests') => {
    const company = await startCompany(join(folder, catalogue), { catalogue, built });
    shareCompany(name, company);
    return company;
  };
  const isDemoRunning = Boolean(process.env.DEMO_SITE_URL && process.env.DEMO_CMS_URL);
  const starts = await Promise.allSettled([
    start('TEST_COMPANY', 'tests'),
    ...(isDemoRunning ? [] : [start('DEMO', 'demo')]),
  ]);
  const stopAll = async () => {
    await Promise.all(starts.map((each) => (each.status === 'fulfilled' ? each.value.stop() : undefined)));
    await rm(folder, { recursive: true, force: true });
  };
  const failed = starts.find(({ status }) => status === 'rejected');
  if (failed?.status !== 'rejected') return stopAll;
  await stopAll();
  throw failed.reason;
}
