import type { PageKind } from '@headwater/e2e/support/company-content.ts';
import { pageKinds } from '@headwater/e2e/support/page-kinds.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';
import { measureTransfer } from '@headwater/e2e/support/transfer.ts';

const kilobyte = 1024;
const withoutWidget: PageKind[] = ['generic page', 'sub-category', 'post', 'project', 'replacement parts page'];
const withCarousel: PageKind[] = ['front page', 'product page'];

for (const kind of withoutWidget) {
  test(`the ${kind} loads at most 8 KB of JavaScript`, async ({ page }) => {
    const { script } = await measureTransfer(page, pageKinds[kind]);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: String(script) });
    expect(script).toBeLessThanOrEqual(8 * kilobyte);
  });
}

for (const kind of withCarousel) {
  test(`the ${kind} and its carousel load at most 85 KB of JavaScript`, async ({ page }) => {
    const { script } = await measureTransfer(page, pageKinds[kind]);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: String(script) });
    expect(script, 'the carousel was loaded').toBeGreaterThan(20 * kilobyte);
    expect(script).toBeLessThanOrEqual(85 * kilobyte);
  });
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`the ${kind} loads at most 14 KB of CSS`, async ({ page }) => {
    const { stylesheet } = await measureTransfer(page, path);
    test.info().annotations.push({ type: 'CSS, bytes', description: String(stylesheet) });
    expect(stylesheet).toBeGreaterThan(0);
    expect(stylesheet).toBeLessThanOrEqual(14 * kilobyte);
  });
}
