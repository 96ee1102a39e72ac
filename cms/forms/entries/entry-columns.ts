import type { Form } from '../definition/form.ts';
import { type StoredValues, storedTexts } from '../fields/field-kind.ts';
import { kindOf } from '../fields/field-kinds.ts';

export interface EntryColumn {
  fieldId: number;
  label: string;
  /** The field's kept value as one line of text; empty where nothing was answered. */
  text: (values: StoredValues) => string;
}

/** The fields of a form that an entry can answer, in form order: rows of one entry, columns of a list. */
export function entryColumns(form: Form): EntryColumn[] {
  return form.fields
    .filter((field) => kindOf(field).valueKey !== null && field.type !== 'CAPTCHA')
    .map((field) => ({
      fieldId: field.id,
      label: field.label || `Field ${field.id}`,
      text: (values) => kindOf(field).show?.(field, values) ?? storedTexts(field, values).join(' '),
    }));
}
