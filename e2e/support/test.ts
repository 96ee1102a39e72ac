import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type Company, company as shared } from './companies.ts';

/**
 * Playwright's `test` on the site of the shared company, or of the one in a journey's own `company` fixture.
 * Its page must stay silent: a console error or warning, an exception, a
 * violation of the content security policy or a request that leaves the origin fails the test.
 */
export const test = base.extend<{ company: Company; page: Page }>({
  company: [shared, { option: true }],
  baseURL: ({ company }, use) => use(company.siteUrl),
  page: async ({ page, baseURL }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (isFault(message, page))
        faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL) faults.push(`foreign request: ${request.url()}`);
    });
    await use(page);
    expect(faults, 'the page logs nothing and sends no third-party requests').toEqual([]);
  },
});

export { expect };

function isFault(message: ConsoleMessage, page: Page): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // Chromium logs a document's own 404 or 503 like a missing file; journeys check that status themselves.
  const isOwnStatus = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
  return !isOwnStatus;
}
