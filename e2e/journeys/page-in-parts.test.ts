import { company } from '../support/companies.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { servePageInParts } from '../support/page-in-parts.ts';
import { expect, test } from '../support/test.ts';

/** After each item of the menu and in the middle of the telephone number, which come last in the header. */
function partsOfHeader(html: string): string[] {
  const start = html.indexOf('data-site-header');
  const end = html.indexOf('<main', start);
  const header = html.slice(start, end).split(/(?<=<\/li>)|(?<=<\/nav>)|(?<=<\/svg>)/);
  return [html.slice(0, start) + header[0], ...header.slice(1), html.slice(end)];
}

for (const width of [390, 700, 1440]) {
  test(`a header that arrives in parts shifts nothing at ${width} px`, async ({ browser }) => {
    // Not the page of other tests, which reports the address of this server as a foreign one.
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const served = await servePageInParts(company.siteUrl, '/', partsOfHeader);
    const layoutShift = await watchShifts(page);
    await page.goto(served.url, { waitUntil: 'commit' });
    expect(served.parts).toBeGreaterThan(8);
    for (let sent = 1; sent < served.parts; sent += 1) {
      // What has arrived is painted before the next part comes.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
      );
      served.sendNext();
    }
    await page.waitForLoadState();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await layoutShift()).toBe(0);
    await page.close();
    await served.close();
  });
}
