import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningProgram, startCms, startSite } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { onTestFinished } from 'vitest';
import { type CmsProxy, startCmsProxy } from '../support/cms-proxy.ts';

/** The built site behind a proxy to a CMS of its own, for one test. */
interface TestSite {
  site: RunningProgram;
  cmsProxy: CmsProxy;
  cmsUrl: string;
  /** The site's data folder. */
  dataFolder: string;
}

/** Waits for the index, whose queries are not those of pages; for a site that cannot build one, a few seconds. */
async function indexIsBuilt(siteUrl: string): Promise<void> {
  for (const end = Date.now() + 5_000; Date.now() < end; await pause(100)) {
    const text = await (await fetch(`${siteUrl}/readyz`)).text();
    if (/index: \d/.test(text)) return;
  }
}

/**
 * @param variables environment variables of the site besides those that every test needs
 * @param cmsVariables the same for the CMS, such as its starting content
 */
export async function startTestSite(
  variables: Record<string, string> = {},
  cmsVariables: Record<string, string> = {},
): Promise<TestSite> {
  const folder = await testFolder();
  const cms = await startCms(folder, cmsVariables);
  onTestFinished(cms.stop);
  const cmsProxy = await startCmsProxy(cms.url);
  onTestFinished(cmsProxy.close);
  const dataFolder = join(folder, 'site-data');
  const site = await startSite(cmsProxy.url, folder, 'ready', { DATA_DIR: dataFolder, ...variables });
  onTestFinished(site.stop);
  await indexIsBuilt(site.url);
  return { site, cmsProxy, cmsUrl: cms.url, dataFolder };
}
