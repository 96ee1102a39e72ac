import * as texts from '@headwater/brand/texts.ts';
import { type GravityField, type GravityForm, inputTypeOf } from '@headwater/gravity-forms/gravity-form.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Answer, isFiles } from './answers.ts';

type Answers = Readonly<Record<number, Answer>>;

/** Fills in a form of Gravity Forms as its visitor would, page by page, and presses its last button. */
export async function fillForm(page: Page, form: GravityForm, answers: Answers): Promise<void> {
  const shown = page.locator('form.form');
  for (const field of form.fields) {
    const answer = answers[field.id];
    if (field.type === 'page') await shown.getByRole('button', { name: buttonText(field) }).click();
    else if (answer !== undefined) await fillField(shown, field, answer);
  }
  const { text } = form.button as { text: string };
  await shown.getByRole('button', { name: text, exact: true }).click();
}

function buttonText({ nextButton }: GravityField): string {
  return (nextButton as { text: string }).text;
}

async function fillField(form: Locator, field: GravityField, answer: Answer): Promise<void> {
  const named = (suffix = '') => form.locator(`[name="input_${field.id}${suffix}"]`);
  if (typeof answer === 'string') return fillText(form, field, answer, named);
  if (isFiles(answer)) {
    // Before the upload ends, as a visitor with a slow line would.
    for (const [part, text] of Object.entries(answer.texts ?? {})) await named(`_${part}`).fill(text);
    return chooseFiles(form, field, answer.files);
  }
  if (field.inputType === 'rank') {
    for (const [index, label] of (answer as readonly string[]).entries())
      await named('[]').nth(index).selectOption({ label });
  } else if (field.type === 'list') {
    const cells = (answer as readonly (readonly string[])[]).flat();
    for (const [index, cell] of cells.entries()) await named('[]').nth(index).fill(cell);
  } else if (field.type === 'multiselect') {
    await named('[]').selectOption((answer as readonly string[]).map((label) => ({ label })));
  } else if (Array.isArray(answer)) {
    const group = form.getByRole('group', { name: String(field.label) });
    for (const text of answer) await group.getByRole('checkbox', { name: String(text), exact: true }).check();
  } else {
    for (const [part, text] of Object.entries(answer)) {
      const control = named(`_${part}`);
      const isSelect = (await control.evaluate((element) => element.tagName)) === 'SELECT';
      await (isSelect ? control.selectOption({ label: text }) : control.fill(text));
    }
  }
}

/** Chooses files, and waits until the site has them. */
async function chooseFiles(form: Locator, field: GravityField, names: readonly string[]): Promise<void> {
  const input = form.locator(`input[type="file"][name^="input_${field.id}"]`);
  await expect(input).toBeVisible();
  await input.setInputFiles(
    names.map((name) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(`The file ${name}`) })),
  );
  for (const name of names) {
    await expect(form.locator('.form-transfer').filter({ hasText: name })).toContainText(texts.uploadedMark);
  }
}

async function fillText(
  form: Locator,
  field: GravityField,
  answer: string,
  named: (suffix?: string) => Locator,
): Promise<void> {
  switch (inputTypeOf(field)) {
    case 'select':
      await named().selectOption({ label: answer });
      return;
    case 'likert':
    case 'rating':
    case 'radio':
      await form
        .getByRole('group', { name: String(field.label) })
        .getByRole('radio', { name: answer, exact: true })
        .check();
      return;
    case 'consent':
      await named('_1').check();
      return;
    case 'email':
      await named().fill(answer);
      if (field.emailConfirmEnabled) await named('_2').fill(answer);
      return;
    default:
      await named().fill(answer);
  }
}
