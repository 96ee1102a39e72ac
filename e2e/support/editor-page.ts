import type { Page } from '@playwright/test';
import { loginOf, signInAtCms } from './editor.ts';
import { test as base } from './test.ts';
import { newVisitor } from './visitor.ts';

interface Pages {
  /** A tab of an editor who is signed in to the company's CMS. */
  editor: Page;
  /** A tab of a visitor. */
  visitor: Page;
}

/** `test` with the browsers of an editor and of a visitor. */
export const test = base.extend<Pages>({
  editor: async ({ browser, company, javaScriptEnabled }, use) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const session = newVisitor();
    await signInAtCms(session, company.cmsUrl, await loginOf('editor', company.folder));
    const url = company.cmsUrl;
    await context.addCookies([...session.cookies].map(([name, value]) => ({ name, value, url })));
    await use(await context.newPage());
    await context.close();
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from './test.ts';
