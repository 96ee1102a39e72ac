import { findJourneyBrowser } from '@headwater/tools/journey-browser.ts';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchBrowsers } from '../mutants/switch-browsers.ts';

const { launch } = chromium;
const noted: number[] = [];
let browser: Browser;

beforeAll(async () => {
  globalThis.noteMutantInBrowser = (id) => void noted.push(id);
  process.env.HEADWATER_MUTANT = '6';
  switchBrowsers();
  const executablePath = findJourneyBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
});

afterAll(async () => {
  chromium.launch = launch;
  globalThis.noteMutantInBrowser = undefined;
  delete process.env.HEADWATER_MUTANT;
  await browser?.close();
});

/** A page that shows what its switches and those of its frame say; the first one is asked twice. */
const html = `<p></p><script>isMutantOn(5); document.querySelector('p').textContent = [5, 6].map(isMutantOn)</script>
<iframe srcdoc="<p></p><script>document.querySelector('p').textContent = [6, 7].map(isMutantOn)</script>"></iframe>`;

test('a page and its frames report what they execute once for each document, with the switches in every context', async () => {
  const context = await browser.newContext();
  for (const page of [await context.newPage(), await browser.newPage()]) {
    noted.length = 0;
    await page.goto(`data:text/html,${encodeURIComponent(html)}`);
    expect(await page.locator('p').textContent()).toBe('false,true');
    expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('true,false');
    expect(noted).toEqual([5, 6, 6, 7]);
  }
});
