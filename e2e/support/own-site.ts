import { startSite } from '@headwater/tools/running-program.ts';
import { test as base } from './test.ts';

/** `test` with a site of its own on the shared content: its changes don't affect other tests. */
export const test = base.extend({
  baseURL: async ({ company }, use) => {
    const site = await startSite(company.cmsUrl, company.folder);
    await use(site.url);
    await site.stop();
  },
});

export { expect } from './test.ts';
