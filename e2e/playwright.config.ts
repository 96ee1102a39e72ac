import { findJourneyBrowser } from '@headwater/tools/journey-browser.ts';
import { defineConfig } from '@playwright/test';

const browser = findJourneyBrowser();
const report = process.env.BROWSER_REPORT;

/**
 * Playwright's own settings for Blink, which these replace, and how far ahead the browser loads lazy pictures while it
 * does not know the speed of its connection: a headless shell never knows it, and loads as on a slow one. The full
 * browser assumes 4G, as here.
 */
const blinkSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
];

/**
 * The journeys run against a site and a CMS with the starting content of the tests, which
 * `support/start-shared-company.ts` starts on free ports and with data folders of their own. The browser is the
 * system's; it may not phone home, so that every third-party request is the page's own.
 */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/start-shared-company.ts',
  outputDir: process.env.BROWSER_OUTPUT ?? 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // None by default: a flaky journey is a defect. Continuous integration retries it once and reports it as flaky.
  retries: Number(process.env.HEADWATER_RETRIES ?? 0),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: process.env.COMPANY_SITE_URL,
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--blink-settings=${blinkSettings.join(',')}`,
      ],
    },
  },
});
