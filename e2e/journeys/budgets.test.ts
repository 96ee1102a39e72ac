import { eachPageKind, pageKinds } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';
import { measureTransfer } from '../support/transfer.ts';

const KILOBYTE = 1024;

/** In kilobytes, gzip. None of these pages has a form. */
const budgets = { script: 8, stylesheet: 12, firstFonts: 40 } as const;
/** HTML, CSS, JavaScript and fonts together. */
const FIRST_VIEW = 64;
/** Italic and strong reading text. What else is loaded late is an uncut font, for a character that few pages have. */
const LATER_FONTS = 2;

for (const [kind, path] of eachPageKind) {
  test(`the ${kind} stays within the budgets for JavaScript, CSS, fonts and the first view`, async ({ page }) => {
    const transfer = await measureTransfer(page, path);
    for (const type of ['script', 'stylesheet', 'firstFonts'] as const) {
      test.info().annotations.push({ type: `${type}, bytes`, description: String(transfer[type]) });
      expect.soft(transfer[type], type).toBeGreaterThan(0);
      expect.soft(transfer[type], type).toBeLessThanOrEqual(budgets[type] * KILOBYTE);
    }
    const firstView = transfer.document + transfer.script + transfer.stylesheet + transfer.firstFonts;
    test.info().annotations.push({ type: 'first view, bytes', description: String(firstView) });
    expect.soft(firstView, 'first view').toBeLessThanOrEqual(FIRST_VIEW * KILOBYTE);
    expect.soft(transfer.laterFonts, 'fonts that are loaded later').toBeLessThanOrEqual(LATER_FONTS);
  });
}

test('a carousel takes at most 4 KB of JavaScript', async ({ page }) => {
  const { script: withCarousel } = await measureTransfer(page, pageKinds['front page']);
  const { script: without } = await measureTransfer(await page.context().newPage(), pageKinds['generic page']);
  expect(withCarousel - without, 'the carousel has a script').toBeGreaterThan(KILOBYTE);
  expect(withCarousel - without).toBeLessThanOrEqual(4 * KILOBYTE);
});
