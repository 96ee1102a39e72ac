import { type BusinessForm, businessForms } from '@headwater/gravity-forms/testing/business-forms.ts';

/** Labels of the fields of `richTextForm`. */
export const richTextLabel = 'What do you see';

/** A form with a paragraph that visitors may format, which is required, and an email address. */
export function richTextForm(): BusinessForm {
  const support = businessForms().find(({ name }) => name === 'support');
  if (!support) throw new Error('There is no export named support.');
  const fields = support.form.fields
    .filter(({ type }) => type === 'textarea' || type === 'email')
    .map((field) => ({
      ...field,
      conditionalLogic: '',
      ...(field.type === 'textarea' && { useRichTextEditor: true, isRequired: true, maxLength: 60 }),
    }));
  const form = { ...support.form, fields };
  const { version } = JSON.parse(support.text) as { version: string };
  return { name: 'formatted', form, text: JSON.stringify({ 0: form, version }) };
}
