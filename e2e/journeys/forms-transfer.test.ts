import { formPages, openForm, touchForm } from '../support/forms.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { measureTransfer } from '../support/transfer.ts';

const kilobyte = 1024;

const pages = [
  ['contact page', formPages.contact, 'First'],
  ['start-up report', formPages.startUp, 'Serial number'],
] as const;

for (const [name, path, field] of pages) {
  test(`the ${name} stays within its budgets for JavaScript, CSS and the first view until its form is used`, async ({
    page,
  }) => {
    const { document, script, stylesheet, mapScript, firstFonts } = await measureTransfer(page, path);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: String(script) });
    test.info().annotations.push({ type: 'CSS, bytes', description: String(stylesheet) });
    expect(script).toBeLessThanOrEqual(10 * kilobyte);
    // Only once the map is near, which this test scrolls to.
    expect(mapScript).toBeLessThanOrEqual(10 * kilobyte);
    expect(stylesheet).toBeLessThanOrEqual(17 * kilobyte);
    const firstView = document + script + stylesheet + firstFonts;
    test.info().annotations.push({ type: 'first view, bytes', description: String(firstView) });
    expect(firstView).toBeLessThanOrEqual(80 * kilobyte);
  });

  // With a mouse, the searchable menus are a part of it.
  for (const [pointer, hasTouch] of [
    ['a finger', true],
    ['a mouse', false],
  ] as const) {
    test.describe(`with ${pointer}`, () => {
      test.use({ hasTouch, isMobile: hasTouch });

      test(`the ${name} loads at most 91 KB of JavaScript once its form is used`, async ({ page }) => {
        const { script } = await measureTransfer(page, path, async () => {
          const control = page.getByRole('textbox', { name: field, exact: true });
          await (hasTouch ? control.tap() : control.click());
          await expect(page.locator('form.form')).toHaveAttribute('data-live', '');
          const select = page.getByRole('combobox', { name: /^(?:Region|Series)/ });
          await expect(select).toHaveJSProperty('tagName', hasTouch ? 'SELECT' : 'INPUT');
        });
        test.info().annotations.push({ type: 'JavaScript, bytes', description: String(script) });
        expect(script, 'the form was loaded').toBeGreaterThan(60 * kilobyte);
        expect(script).toBeLessThanOrEqual(91 * kilobyte);
      });
    });
  }
}

test('loads what every form needs only when the form is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(formPages.contact, { waitUntil: 'networkidle' });
  await page.locator('form.form').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const ofTheForm = /\/(?:form\.island|react|client|toasts|choice-controls|captcha-check)\./;
  expect(scripts.filter((path) => ofTheForm.test(path))).toEqual([]);
  await touchForm(page.locator('form.form'));
  expect(scripts.some((path) => path.includes('form.island'))).toBe(true);
  expect(scripts.some((path) => /toasts|choice-controls|captcha/.test(path))).toBe(false);
});

for (const path of Object.values(formPages).slice(0, 3)) {
  test(`hydrating the form shifts nothing on ${path}`, async ({ page }) => {
    const layoutShift = await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift()).toBeLessThanOrEqual(0.01);
  });
}
