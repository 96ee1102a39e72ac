import { axeFindings } from '../support/axe.ts';
import { eachPageKind, unknownPath } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  ...eachPageKind,
  ['search page', '/search'],
  ['search with results', '/search?q=seal'],
  ['list of representatives', '/representative/'],
  ['list of documents', '/documents/'],
  ['code with an unknown number', '/qr/ZZ-0'],
  ['not-found page', unknownPath],
] as const;
const widths = [1440, 390, 320] as const;

for (const [kind, path] of pages) {
  test(`the ${kind} passes axe at ${widths.join(', ')} px and does not scroll sideways`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Opened once: visitors turn their phones and resize their windows, too.
      if (width === widths[0]) await page.goto(path);
      expect.soft(await axeFindings(page), `at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
  });
}
