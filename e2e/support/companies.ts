import { tmpdir } from 'node:os';

/** A site, its CMS, and the folder of their data. */
export interface Company {
  readonly siteUrl: string;
  readonly cmsUrl: string;
  /** Also takes the data of further programs; removed when all journeys have run. */
  readonly folder: string;
}

/** The demo catalogue, which every first `npm start` shows. It may change or go. */
export const demo = sharedCompany('DEMO');

/** The small catalogue in `e2e/catalogue`, which exists for journeys. */
export const testCompany = sharedCompany('TEST_COMPANY');

/** What a shared company's address is called in the environment, through which workers learn of it. */
export type CompanyName = 'DEMO' | 'TEST_COMPANY';

/** Lets the workers that start from now on know a company. */
export function shareCompany(name: CompanyName, { siteUrl, cmsUrl, folder }: Company): void {
  Object.assign(process.env, {
    [`${name}_SITE_URL`]: siteUrl,
    [`${name}_CMS_URL`]: cmsUrl,
    [`${name}_FOLDER`]: folder,
  });
}

function sharedCompany(name: CompanyName): Company {
  return {
    get siteUrl() {
      return read(`${name}_SITE_URL`);
    },
    get cmsUrl() {
      return read(`${name}_CMS_URL`);
    },
    get folder() {
      return process.env[`${name}_FOLDER`] ?? tmpdir();
    },
  };
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the journeys run through Playwright's global set-up only.`);
  return value;
}
