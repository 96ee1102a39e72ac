import { AxeBuilder } from '@axe-core/playwright';
import { eachPageKind, unknownAddress } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  ...eachPageKind,
  ['search page', '/search'],
  ['search with results', '/search?q=seal'],
  ['list of representatives', '/representative/'],
  ['product with nothing but a title', '/products/wastewater/self-priming/sp-4085-e/'],
  ['not-found page', unknownAddress],
] as const;
const widths = [320, 390, 1440] as const;

for (const [kind, path] of pages) {
  for (const width of widths) {
    test(`axe finds nothing on the ${kind} at ${width} px, which does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
      );
      expect(found).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    });
  }
}
