import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../e2e/playwright.config.ts';
import { demoContent } from './content.ts';

// Read by `companyContent()` of the journeys.
process.env.COMPANY_CONTENT = JSON.stringify(demoContent);

const root = resolve(import.meta.dirname, '..', '..');

/** Walks that every company's pages must pass, here on those of the demo. */
const walks = ['accessibility', 'budgets', 'silent-pages', 'valid-html', 'without-javascript'];

/** Journeys on the demo, with the set-up and the rules of all others. */
export default defineConfig(base, {
  testDir: root,
  testMatch: ['demo/journeys/*.test.ts', ...walks.map((name) => `e2e/journeys/${name}.test.ts`)],
  globalSetup: resolve(root, 'e2e', 'support', 'start-shared-company.ts'),
  outputDir: process.env.BROWSER_OUTPUT ?? resolve(root, 'demo', 'test-results'),
});
