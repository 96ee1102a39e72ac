import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@headwater/scripts/ports.ts';
import { startCms, startSite } from '@headwater/scripts/running-program.ts';
import { demo } from './demo-addresses.ts';
import { test as base } from './test.ts';

const catalogue = fileURLToPath(new URL('../catalogue/catalogue.ts', import.meta.url));

/** `test` on a site whose CMS holds the catalogue of the tests in place of the demo. */
export const test = base.extend<object, { catalogueSite: string }>({
  catalogueSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from it
    async ({}, use) => {
      const folder = await mkdtemp(join(demo.folder, 'test-catalogue-'));
      const port = String(await freePort());
      const siteUrl = `http://127.0.0.1:${port}`;
      const cms = await startCms(folder, { SITE_URL: siteUrl, CMS_CATALOGUE: catalogue });
      const site = await startSite(cms.url, folder, 'ready', { PORT: port });
      await use(site.url);
      await site.stop();
      await cms.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ catalogueSite }, use) => use(catalogueSite),
});

export { expect } from './test.ts';
