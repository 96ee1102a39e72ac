import { eachPageKind, pageKinds } from '@headwater/e2e/support/page-kinds.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';
import { measureTransfer } from '@headwater/e2e/support/transfer.ts';

const KILOBYTE = 1024;

/** In kilobytes. None of these pages has a form. */
const budgets = { script: 10, stylesheet: 14 } as const;

for (const [kind, path] of eachPageKind) {
  test(`the ${kind} stays within the budgets for JavaScript and CSS`, async ({ page }) => {
    const transfer = await measureTransfer(page, path);
    for (const type of ['script', 'stylesheet'] as const) {
      const bytes = transfer[type];
      test.info().annotations.push({ type: `${type}, bytes`, description: String(bytes) });
      expect.soft(bytes, `bytes of type ${type}`).toBeGreaterThan(0);
      expect.soft(bytes, `bytes of type ${type}`).toBeLessThanOrEqual(budgets[type] * KILOBYTE);
    }
  });
}

test('a carousel takes at most 4 KB of JavaScript', async ({ page }) => {
  const { script: withCarousel } = await measureTransfer(page, pageKinds['front page']);
  const { script: without } = await measureTransfer(await page.context().newPage(), pageKinds['generic page']);
  expect(withCarousel - without, 'the carousel has a script').toBeGreaterThan(KILOBYTE);
  expect(withCarousel - without).toBeLessThanOrEqual(4 * KILOBYTE);
});
