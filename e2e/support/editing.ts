import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@headwater/scripts/ports.ts';
import { startCms, startSite } from '@headwater/scripts/running-program.ts';
import { type Browser, expect, type Page } from '@playwright/test';

export type Role = 'administrator' | 'editor' | 'subscriber';

/** A CMS and a site that know each other, with content that a journey may change. */
export interface EditingDemo {
  cmsUrl: string;
  siteUrl: string;
  /** Folder in which the CMS keeps the logins that it made up. */
  folder: string;
  stop: () => Promise<void>;
}

export async function startEditingDemo(): Promise<EditingDemo> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-editing-'));
  const port = String(await freePort());
  const siteUrl = `http://127.0.0.1:${port}`;
  const cms = await startCms(folder, { SITE_URL: siteUrl });
  const site = await startSite(cms.url, folder, 'ready', { PORT: port, SITE_URL: siteUrl });
  return {
    ...{ cmsUrl: cms.url, siteUrl, folder },
    stop: async () => {
      await site.stop();
      await cms.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs in at the CMS's own login, and ends where it leads. */
export async function signIn(page: Page, { cmsUrl, folder }: Pick<EditingDemo, 'cmsUrl' | 'folder'>, role: Role) {
  const logins = JSON.parse(await readFile(join(folder, 'cms', 'demo-logins.json'), 'utf8')) as Record<
    Role,
    { username: string; password: string }
  >;
  const { username, password } = logins[role];
  await page.goto(`${cmsUrl}/wp-login.php`);
  await page.getByLabel('Username or email address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${cmsUrl}/wp-admin/`);
}

/** A page of a browser that has never signed in anywhere, to see what visitors see. */
export async function visitorPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
