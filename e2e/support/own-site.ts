import { type RunningProgram, startSite } from '@headwater/tools/running-program.ts';
import { company } from './companies.ts';
import { test as base } from './test.ts';

let visitors = 0;

/**
 * `test` with a site for its file on the shared content, and with an IP address for each test: what one visitor uses up
 * doesn't affect other tests.
 */
export const test = base.extend<object, { site: RunningProgram }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright determines the required fixtures from it
    async ({}, use) => {
      const site = await startSite(company.cmsUrl, company.folder, 'ready', { TRUSTED_PROXIES: '1' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `203.0.113.${visitors}` });
  },
});

export { expect } from './test.ts';
