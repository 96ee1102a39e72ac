import { type FormJson, readForm, writeForm } from '../convert/form.ts';
import { type ExportFile, ownVersion } from '../export-file.ts';
import { isFieldType } from '../fields/field-kinds.ts';
import type { GravityForm } from '../gravity-form.ts';
import type { Form } from './form.ts';

/** The definition of a form of Gravity Forms. Fields of a type that this CMS does not know are left out. */
export function formOf(form: GravityForm): Form {
  const { fields, ...settings } = readForm(form);
  const known = fields.filter(({ type }) => isFieldType(type));
  // The names of settings are the definition's; `form-source.test.ts` converts every field type both ways.
  return { ...settings, fields: known } as unknown as Form;
}

/** A form that was never in Gravity Forms, as its export would be. */
export function exportOf(form: Form): ExportFile {
  // A definition is plain JSON: the table stores it so.
  return { version: ownVersion, forms: [writeForm(form as unknown as FormJson)] };
}
