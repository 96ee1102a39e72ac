import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { switchBrowsers } from './switch-browsers.ts';

// Every worker loads this file, too.
switchBrowsers();

/** The journeys for `npm run mutate -- … --journeys`, on a tree whose sources contain mutants behind switches. */
export default defineConfig(base, {
  testDir: resolve(import.meta.dirname, '..', 'journeys'),
  globalSetup: resolve(import.meta.dirname, '..', 'support', 'start-shared-company.ts'),
});
