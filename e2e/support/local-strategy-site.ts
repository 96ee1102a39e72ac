import { startSite } from '@headwater/scripts/running-program.ts';
import { demo } from './demo-addresses.ts';
import { test as base } from './test.ts';

/** `test` with a site of its own on which editors type their password. */
export const test = base.extend({
  // Playwright reads the fixtures that one needs from a destructured first parameter.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  baseURL: async ({}, use) => {
    const site = await startSite(demo.cmsUrl, demo.folder, 'ready', { AUTH_STRATEGY: 'local' });
    await use(site.url);
    await site.stop();
  },
});

export { expect } from './test.ts';
