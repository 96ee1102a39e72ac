import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findJourneyBrowser } from '@headwater/tools/journey-browser.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../brand/company.ts';
import { productPath } from '../brand/starting-content.ts';
import * as texts from '../brand/texts.ts';
import { axeFindings } from '../support/axe.ts';
import { buildBrandedSite, otherBrand } from '../support/branded-site.ts';
import { type RunningCompany, startCompany } from '../support/start-company.ts';

let folder: string;
let tree: string;
let running: RunningCompany;
let browser: Browser;

beforeAll(async () => {
  folder = await temporaryFolder('brand');
  const site = await buildBrandedSite(otherBrand);
  tree = site.tree;
  running = await startCompany(folder, {
    contentModule: join(otherBrand, 'starting-content.ts'),
    siteFolder: site.siteFolder,
  });
  const executablePath = findJourneyBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(running.siteUrl + path);
  return page;
}

test.each(['/', productPath, '/contact/', '/search?q=zzzz', '/there-is-no-such-page/', '/news/'])(
  '%s declares German as its language and has enough contrast in the colors of the brand',
  async (path) => {
    for (const width of [390, 1440]) {
      const page = await open(path, width);
      expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
      expect(await axeFindings(page), `${path} at ${width} px`).toEqual([]);
      await page.context().close();
    }
  },
);

test('header and footer name the company, its number and its language', async () => {
  const page = await open('/');
  const header = page.getByRole('banner');
  expect(await header.getByRole('link', { name: company.phone.label }).getAttribute('href')).toBe(company.phone.href);
  expect(await header.getByRole('link', { name: texts.searchTitle }).count()).toBe(1);
  const footer = await page.getByRole('contentinfo').innerText();
  expect(footer).toContain(texts.copyrightLine(new Date().getFullYear(), company.name));
  expect(footer).not.toMatch(/Follow us|Privacy Policy|Field service|Established/i);
  const color = await page.locator('meta[name="theme-color"]').getAttribute('content');
  expect([color, await (await fetch(`${running.siteUrl}/favicon.svg`)).text()]).toEqual([
    '#312e81',
    expect.stringContaining('Elbwerk'),
  ]);
  await page.context().close();
});

test('a visitor with a keyboard gets to the text by the skip link and to other pages by the search', async () => {
  const page = await open('/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent.trim()')).toBe(texts.skipToContent);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#main-content$/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: texts.searchTitle }).click();
  await page.waitForURL(/\/search$/);
  await page.getByRole('combobox', { name: texts.searchTitle }).fill('Tauchmotorpumpen');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Tauchmotorpumpen', exact: true }).waitFor();
  await page.context().close();
});

test('the menu that opens by keyboard shows its pages until Escape closes it', async () => {
  const page = await open('/');
  const menu = page.getByRole('banner').getByRole('navigation');
  const link = menu.getByRole('link', { name: 'Tauchmotorpumpen', exact: true });
  expect(await link.isVisible()).toBe(false);
  await menu.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await link.waitFor({ state: 'visible' });
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  await page.context().close();
});

test('on a phone, Escape closes the menu that was opened by keyboard', async () => {
  const page = await open('/', 390);
  const toggle = page.getByRole('button', { name: texts.toggleNavigation });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Pumpen', exact: true }).waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Pumpen', exact: true }).waitFor({ state: 'hidden' });
  await page.context().close();
});

test('a product shows its figures in metric units', async () => {
  const page = await open(productPath);
  expect(await page.getByRole('main').innerText()).toContain('50 m³/h');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('\n')).toContain('"value":"50 m³/h"');
  await page.context().close();
});

test('dates, the search, the messages of an empty form and the feed are in German', async () => {
  const news = await open('/news/');
  expect(await news.getByRole('main').innerText()).toContain('1. Januar 2026');
  await news.goto(`${running.siteUrl}/search?q=zzzz`);
  expect(await news.getByRole('status').first().innerText()).toBe(texts.noResults);
  await news.goto(`${running.siteUrl}/contact/`);
  await news.locator('.form-submit').click();
  await news.getByText(texts.fieldMessages.required).first().waitFor();
  expect(await news.locator('.form-summary').innerText()).toContain(texts.formProblem);
  expect(await (await fetch(`${running.siteUrl}/feed.xml`)).text()).toContain('<language>de-DE</language>');
  await news.context().close();
});

test('the pages that nginx sends by itself name the company in German', async () => {
  const written = join(folder, 'proxy-pages');
  const { code, output } = await runTool(process.execPath, ['tools/commands/proxy-pages.ts', written], tree);
  expect(code, output).toBe(0);
  const html = await readFile(join(written, 'unavailable.html'), 'utf8');
  expect(html).toContain('<html lang="de-DE">');
  expect(html).toContain(`<title>${texts.outageHead} | ${company.name}</title>`);
});

test('scripts of pages without a form contain no text of a form', async () => {
  const page = await open('/news/');
  const scripts = await page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    return Promise.all(urls.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()));
  });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.join('\n')).not.toContain(texts.fieldMessages.required);
  await page.context().close();
});
