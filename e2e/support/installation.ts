import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@headwater/scripts/ports.ts';
import { type RunningProgram, startCms, startSite } from '@headwater/scripts/running-program.ts';
import { test as base, type Page } from '@playwright/test';
import { loginOf, signInAtCms } from './editor.ts';
import { newVisitor } from './visitor.ts';

/** A CMS and a site that know each other, with content that a journey may change. */
export interface Installation {
  cms: RunningProgram;
  site: RunningProgram;
  /** The site by its own name, which is another one than the CMS's to a browser. */
  siteUrl: string;
  folder: string;
}

/** A CMS and a site of their own: what is published here must not reach the other journeys. */
export const test = base.extend<{ editor: Page; visitor: Page }, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'headwater-publishing-'));
      const port = String(await freePort());
      const siteUrl = `http://localhost:${port}`;
      const cms = await startCms(folder, { SITE_URL: siteUrl });
      const site = await startSite(cms.url, folder, 'ready', { PORT: port, SITE_URL: siteUrl });
      await use({ cms, site, siteUrl, folder });
      await site.stop();
      await cms.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: async ({ browser, installation, javaScriptEnabled }, use) => {
    const { cms, folder } = installation;
    const context = await browser.newContext({ javaScriptEnabled });
    const visitor = newVisitor();
    await signInAtCms(visitor, cms.url, await loginOf('editor', folder));
    const url = cms.url;
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
    await use(await context.newPage());
    await context.close();
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
