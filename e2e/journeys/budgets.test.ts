import { eachPageKind, pageKinds } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';
import { measureTransfer } from '../support/transfer.ts';

const KILOBYTE = 1024;

/** In kilobytes, gzip; `firstView` is HTML, CSS, JavaScript and fonts together. */
const withoutForm = { script: 8, stylesheet: 12, firstFonts: 40, firstView: 64 } as const;
/** As in `forms-transfer.test.ts`. */
const withForm = { script: 10, stylesheet: 17, firstFonts: 40, firstView: 80 } as const;
/** Italic and strong reading text. What else is loaded late is an uncut font, for a character that few pages have. */
const LATER_FONTS = 2;

for (const [kind, path] of eachPageKind) {
  test(`the ${kind} stays within the budgets for JavaScript, CSS, fonts and the first view`, async ({ page }) => {
    const transfer = await measureTransfer(page, path);
    const hasForm = (await page.locator('form.form').count()) > 0;
    expect(hasForm, 'only the page of a representative has a form').toBe(kind === 'representative');
    const budgets = hasForm ? withForm : withoutForm;
    for (const type of ['script', 'stylesheet', 'firstFonts'] as const) {
      test.info().annotations.push({ type: `${type}, bytes`, description: String(transfer[type]) });
      expect.soft(transfer[type], type).toBeGreaterThan(0);
      expect.soft(transfer[type], type).toBeLessThanOrEqual(budgets[type] * KILOBYTE);
    }
    const firstView = transfer.document + transfer.script + transfer.stylesheet + transfer.firstFonts;
    test.info().annotations.push({ type: 'first view, bytes', description: String(firstView) });
    expect.soft(firstView, 'first view').toBeLessThanOrEqual(budgets.firstView * KILOBYTE);
    expect.soft(transfer.laterFonts, 'fonts that are loaded later').toBeLessThanOrEqual(LATER_FONTS);
  });
}

test('a carousel takes at most 4 KB of JavaScript', async ({ page }) => {
  const { script: withCarousel } = await measureTransfer(page, pageKinds['front page']);
  const { script: without } = await measureTransfer(await page.context().newPage(), pageKinds['generic page']);
  expect(withCarousel - without, 'the carousel has a script').toBeGreaterThan(KILOBYTE);
  expect(withCarousel - without).toBeLessThanOrEqual(4 * KILOBYTE);
});
