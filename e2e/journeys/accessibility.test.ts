import { axeFindings } from '../support/axe.ts';
import { eachPageKind, unknownPath } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  ...eachPageKind,
  ['search page', '/search'],
  ['search with results', '/search?q=seal'],
  ['list of representatives', '/representative/'],
  ['not-found page', unknownPath],
] as const;
const widths = [320, 390, 1440] as const;

for (const [kind, path] of pages) {
  for (const width of widths) {
    test(`the ${kind} passes axe at ${width} px and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    });
  }
}
