import { freePort } from '@headwater/tools/ports.ts';
import { type RunningProgram, startCms, startSite } from '@headwater/tools/running-program.ts';
import type { Company } from './companies.ts';
import { companyContent } from './company-content.ts';

export interface RunningCompany extends Company {
  cms: RunningProgram;
  site: RunningProgram;
  stop: () => Promise<void>;
}

interface CompanyOptions {
  /** Full path of a module of starting content; that of the journeys unless another is given. */
  contentModule?: string;
  /** Of the built site, when it is not this tree's. */
  siteFolder?: string;
  /** Host name of the site. */
  siteHost?: string;
  /** Ends when the site is built; the CMS starts meanwhile. */
  built?: Promise<unknown>;
}

/** Starts a CMS with the content of the journeys and a site that know each other, on free ports. @param folder for their data */
export async function startCompany(
  folder: string,
  { contentModule = companyContent().contentModule, siteFolder, siteHost = '127.0.0.1', built }: CompanyOptions = {},
): Promise<RunningCompany> {
  // The CMS needs its site's URL before the site starts: sign-in codes and webhooks go there only.
  const port = String(await freePort());
  const siteUrl = `http://${siteHost}:${port}`;
  const variables = { SITE_URL: siteUrl, CMS_CATALOGUE: contentModule };
  const cms = await startCms(folder, variables);
  try {
    await built;
    // Browsers know every name below localhost.
    const siteVariables = { PORT: port, SITE_URL: siteUrl, OLD_HOSTS: `old.localhost:${port}` };
    const site = await startSite(cms.url, folder, 'ready', siteVariables, siteFolder);
    const stop = async () => {
      await site.stop();
      await cms.stop();
    };
    return { siteUrl, cmsUrl: cms.url, folder, cms, site, stop };
  } catch (error) {
    await cms.stop();
    throw error;
  }
}
