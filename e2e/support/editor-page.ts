import type { Browser, Page } from '@playwright/test';
import type { Company } from './companies.ts';
import { loginOf, type Role, signInAtCms } from './editor.ts';
import { test as base } from './test.ts';
import { newVisitor } from './visitor.ts';

interface Pages {
  /** A tab of an editor who is signed in to the company's CMS. */
  editor: Page;
  /** A tab of an administrator who is signed in to it. */
  administrator: Page;
  /** A tab of a visitor. */
  visitor: Page;
}

/** The browser of a user who is signed in to the company's CMS. */
async function browserOf(role: Role, browser: Browser, company: Company, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled });
  const session = newVisitor();
  await signInAtCms(session, company.cmsUrl, await loginOf(role, company.folder));
  const url = company.cmsUrl;
  await context.addCookies([...session.cookies].map(([name, value]) => ({ name, value, url })));
  return context;
}

/** `test` with the browsers of an editor, an administrator and a visitor. */
export const test = base.extend<Pages>({
  editor: async ({ browser, company, javaScriptEnabled }, use) => {
    const context = await browserOf('editor', browser, company, javaScriptEnabled);
    await use(await context.newPage());
    await context.close();
  },
  administrator: async ({ browser, company, javaScriptEnabled }, use) => {
    const context = await browserOf('administrator', browser, company, javaScriptEnabled);
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
