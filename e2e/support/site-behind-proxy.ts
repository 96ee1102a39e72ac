import { type RunningProgram, startSite } from '@headwater/tools/running-program.ts';
import { type CmsProxy, startCmsProxy } from './cms-proxy.ts';
import { test as base } from './test.ts';

interface SiteBehindProxy {
  /** The proxy in front of the company's CMS, for this test only. */
  cmsProxy: CmsProxy;
  /** A site of its own with an empty cache, behind that proxy. */
  site: RunningProgram;
}

/** `test` with a site whose traffic to the CMS the test can observe, block and modify. */
export const test = base.extend<SiteBehindProxy>({
  cmsProxy: async ({ company }, use) => {
    const cmsProxy = await startCmsProxy(company.cmsUrl);
    await use(cmsProxy);
    await cmsProxy.close();
  },
  site: [
    async ({ company, cmsProxy }, use) => {
      const site = await startSite(cmsProxy.url, company.folder);
      // It queries the whole CMS once, beside what a test counts.
      await base.expect.poll(async () => (await fetch(`${site.url}/readyz`)).text()).not.toContain('index: none');
      await use(site);
      await site.stop();
    },
    { timeout: 120_000 },
  ],
});

export { expect } from './test.ts';
