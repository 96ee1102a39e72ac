import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './editor-page.ts';
import { type RunningCompany, startCompany } from './start-company.ts';

/** A CMS and a site that know each other, with the content of the journeys, which a journey may change. */
export type Installation = RunningCompany;

/** A CMS and a site of its own: changes must not affect other journeys. */
export const test = base.extend<object, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright determines the required fixtures from it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'headwater-publishing-'));
      // The site has another name than the CMS to a browser.
      const company = await startCompany(folder, { siteHost: 'localhost' });
      await use(company);
      await company.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  company: ({ installation }, use) => use(installation),
});

export { expect } from './test.ts';
