import { tmpdir } from 'node:os';

/** Where the shared demo runs; set by `demo.ts` before any journey starts. */
export const demo = {
  get siteUrl() {
    return read('DEMO_SITE_URL');
  },
  get cmsUrl() {
    return read('DEMO_CMS_URL');
  },
  /** Folder for data of further programs; removed with the demo. */
  get folder() {
    return process.env.DEMO_FOLDER ?? tmpdir();
  },
};

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the journeys run through Playwright's global set-up only.`);
  return value;
}
