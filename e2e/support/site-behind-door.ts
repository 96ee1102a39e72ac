import { type RunningProgram, startSite } from '@headwater/tools/running-program.ts';
import { type CmsProxy, startCmsProxy } from './cms-proxy.ts';
import { test as base } from './test.ts';

interface SiteBehindDoor {
  /** The proxy in front of the company's CMS, for this test only. */
  door: CmsProxy;
  /** A site of its own with an empty cache, behind that proxy. */
  site: RunningProgram;
}

/** `test` with a site whose traffic to the CMS the test can observe, block and modify. */
export const test = base.extend<SiteBehindDoor>({
  door: async ({ company }, use) => {
    const door = await startCmsProxy(company.cmsUrl);
    await use(door);
    await door.close();
  },
  site: async ({ company, door }, use) => {
    const site = await startSite(door.url, company.folder);
    await use(site);
    await site.stop();
  },
});

export { expect } from './test.ts';
