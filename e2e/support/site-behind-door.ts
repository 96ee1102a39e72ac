import { type RunningProgram, startSite } from '@headwater/scripts/running-program.ts';
import { type CmsProxy, startCmsProxy } from './cms-proxy.ts';
import { demo } from './demo-addresses.ts';
import { test as base } from './test.ts';

interface SiteBehindDoor {
  /** The door in front of the demo's CMS, for this test alone. */
  door: CmsProxy;
  /** A site of its own with an empty cache, behind that door. */
  site: RunningProgram;
}

/** `test` with a site whose way to the CMS the test can watch, close and change. */
export const test = base.extend<SiteBehindDoor>({
  // Playwright reads the fixtures that one needs from a destructured first parameter.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  door: async ({}, use) => {
    const door = await startCmsProxy(demo.cmsUrl);
    await use(door);
    await door.close();
  },
  site: async ({ door }, use) => {
    const site = await startSite(door.url, demo.folder);
    await use(site);
    await site.stop();
  },
});

export { expect } from './test.ts';
