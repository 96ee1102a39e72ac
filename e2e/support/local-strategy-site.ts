import { startSite } from '@headwater/tools/running-program.ts';
import { test as base } from './test.ts';

/** `test` with its own site on which editors sign in with a password. */
export const test = base.extend({
  baseURL: [
    async ({ company }, use) => {
      const site = await startSite(company.cmsUrl, company.folder, 'ready', { AUTH_STRATEGY: 'local' });
      await use(site.url);
      await site.stop();
    },
    { scope: 'test', timeout: 120_000 },
  ],
});
