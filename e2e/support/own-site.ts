import { startSite } from '@headwater/scripts/running-program.ts';
import { demo } from './demo-addresses.ts';
import { test as base } from './test.ts';

/** `test` with a site of its own on the shared content: what one test does to it, no other sees. */
export const test = base.extend({
  // Playwright reads the fixtures that one needs from a destructured first parameter.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  baseURL: async ({}, use) => {
    const site = await startSite(demo.cmsUrl, demo.folder);
    await use(site.url);
    await site.stop();
  },
});

export { expect } from './test.ts';
