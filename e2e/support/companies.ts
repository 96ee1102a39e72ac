import { tmpdir } from 'node:os';

/** A site, its CMS, and the folder of their data. */
export interface Company {
  readonly siteUrl: string;
  readonly cmsUrl: string;
  /** Also for data of further programs; deleted after all journeys. */
  readonly folder: string;
}

/**
 * The company that all journeys of a run share: the one with the small content in `e2e/starting-content`, unless the
 * configuration chooses another.
 */
export const company: Company = {
  get siteUrl() {
    return read('COMPANY_SITE_URL');
  },
  get cmsUrl() {
    return read('COMPANY_CMS_URL');
  },
  get folder() {
    return process.env.COMPANY_FOLDER ?? tmpdir();
  },
};

/** Lets the workers that start from now on know the company. */
export function shareCompany({ siteUrl, cmsUrl, folder }: Company): void {
  Object.assign(process.env, { COMPANY_SITE_URL: siteUrl, COMPANY_CMS_URL: cmsUrl, COMPANY_FOLDER: folder });
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the journeys run through Playwright's global setup only.`);
  return value;
}
