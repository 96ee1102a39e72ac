import { inputTypeOf } from '@headwater/gravity-forms/gravity-form.ts';
import { businessForms } from '@headwater/gravity-forms/testing/business-forms.ts';
import { axeFindings } from '../support/axe.ts';
import { answers, computed } from '../support/business-forms/answers.ts';
import { fillForm } from '../support/business-forms/fill-form.ts';
import { editorOfCms, importForm, newestEntry } from '../support/business-forms/import-form.ts';
import { storedEntry } from '../support/business-forms/stored-entry.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';

// One editor imports them, and a phone sends them: selects stay native there.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const forms = businessForms();
let editor: Visitor;

test.beforeAll(async () => {
  editor = await editorOfCms();
});

for (const business of forms) {
  const { name, form } = business;
  test(`the entry of the imported form ${name} is what Gravity Forms stores`, async ({ page }) => {
    const given = answers[name] ?? {};
    const { id, path } = await importForm(editor, business);
    await page.goto(path);
    expect.soft(await axeFindings(page), 'accessibility').toEqual([]);
    await fillForm(page, form, given);
    await expect(page.locator('.form-receipt')).toContainText('Larkspur Valve has your');
    await expect.poll(() => newestEntry(id)).toEqual({ ...storedEntry(form, given), ...computed[name] });
  });
}

test('every field that works is filled in in one of them', () => {
  const types = (isFilled: boolean) =>
    forms.flatMap(({ name, form }) =>
      form.fields.flatMap((field) => (field.id in (answers[name] ?? {}) === isFilled ? [inputTypeOf(field)] : [])),
    );
  const filled = new Set(types(true));
  // What visitors do not fill in: layout, what is computed or hidden, a captcha without keys, and what is a notice.
  const shown = ['html', 'section', 'page', 'captcha', 'hidden', 'singleshipping', 'calculation', 'total'];
  const notices = ['password', 'signature', 'chainedselect', 'repeater'];
  expect([...new Set(types(false))].filter((type) => !filled.has(type) && !shown.includes(type)).sort()).toEqual(
    notices.sort(),
  );
});
