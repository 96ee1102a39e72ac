import { formPages, openForm } from '@headwater/e2e/support/forms.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';
import { measureTransfer } from '@headwater/e2e/support/transfer.ts';

const kilobyte = 1024;

for (const [name, path] of [
  ['contact page', formPages.contact],
  ['start-up report', formPages.startUp],
] as const) {
  test(`the ${name} and its form load at most 90 KB of JavaScript and 17 KB of CSS`, async ({ page }) => {
    const { script, stylesheet } = await measureTransfer(page, path);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: String(script) });
    test.info().annotations.push({ type: 'CSS, bytes', description: String(stylesheet) });
    expect(script, 'the form was loaded').toBeGreaterThan(60 * kilobyte);
    expect(script).toBeLessThanOrEqual(90 * kilobyte);
    expect(stylesheet).toBeLessThanOrEqual(17 * kilobyte);
  });
}

test('loads nothing of a form before it is near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(formPages.contact, { waitUntil: 'networkidle' });
  const ofTheForm = /\/(?:form\.island|react|client|toasts|choice-controls|captcha-check)\./;
  expect(scripts.filter((path) => ofTheForm.test(path))).toEqual([]);
  await page.locator('form.form').scrollIntoViewIfNeeded();
  await expect(page.locator('form.form')).toHaveAttribute('data-live', '');
  expect(scripts.some((path) => path.includes('form.island'))).toBe(true);
  expect(scripts.some((path) => /toasts|choice-controls|captcha/.test(path))).toBe(false);
});

for (const path of Object.values(formPages).slice(0, 3)) {
  test(`hydrating the form shifts nothing on ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      const counter = window as unknown as { shift: number };
      counter.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) counter.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01);
  });
}
