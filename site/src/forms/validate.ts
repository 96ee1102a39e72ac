import { messages } from '@headwater/contract/forms/messages.ts';
import { visibility } from './conditional-logic.ts';
import type { FieldValue } from './field-values.ts';
import type { FormDefinition, FormField } from './form-definition.ts';
import { heldOf } from './rules/field-rules.ts';
import { rulesOf } from './rules/rules-of.ts';

/** One message about one field; `message` is safe HTML. */
export interface FieldError {
  id: number;
  message: string;
}

export interface ValidationOptions {
  /** The browser asks for the captcha's token last, when everything else is right. */
  withoutCaptcha?: boolean;
}

/**
 * Everything that is wrong, in the form's order. The browser and our server ask the same question; the CMS
 * asks it once more. Fields that rules or the editor hide are not asked.
 */
export function validateForm(
  form: FormDefinition,
  values: readonly FieldValue[],
  { withoutCaptcha = false }: ValidationOptions = {},
): FieldError[] {
  const asked = askedFields(form, values).filter(({ type }) => !withoutCaptcha || type !== 'CAPTCHA');
  const errors = errorsOf(asked, values);
  return errors.length === 0 && isAllEmpty(form, values) ? allEmpty(asked) : errors;
}

/** The same for the fields of one page; the captcha is left to the end. */
export function validatePage(form: FormDefinition, values: readonly FieldValue[], page: number): FieldError[] {
  const asked = askedFields(form, values).filter(({ type, pageNumber }) => pageNumber === page && type !== 'CAPTCHA');
  return errorsOf(asked, values);
}

function askedFields(form: FormDefinition, values: readonly FieldValue[]): FormField[] {
  const { isVisible } = visibility(form, values);
  return form.fields.filter((field) => field.visibility === 'VISIBLE' && isVisible(field.id));
}

function errorsOf(fields: readonly FormField[], values: readonly FieldValue[]): FieldError[] {
  const byId = new Map(values.map((value) => [value.id, value]));
  return fields.flatMap((field) => {
    const message = mistakeOf(field, byId.get(field.id));
    return message ? [{ id: field.id, message: field.errorMessage ?? message }] : [];
  });
}

/** A value of another kind than the field's is a mistake, not an absence. */
function mistakeOf(field: FormField, value: FieldValue | undefined): string | undefined {
  const rules = rulesOf(field);
  const held = heldOf(rules, value);
  if (value && !held && rules.key !== null) return messages.value;
  const missing = field.isRequired ? rules.missing(field, held) : undefined;
  return missing ?? (held && !rules.isEmpty(field, held) ? rules.mistake(field, held) : undefined);
}

/** Whether the form would send nothing at all, its hidden fields included. */
function isAllEmpty(form: FormDefinition, values: readonly FieldValue[]): boolean {
  const { isVisible } = visibility(form, values);
  const byId = new Map(values.map((value) => [value.id, value]));
  return form.fields.every((field) => {
    const rules = rulesOf(field);
    const held = heldOf(rules, byId.get(field.id));
    return !held || !isVisible(field.id) || rules.isEmpty(field, held);
  });
}

function allEmpty(fields: readonly FormField[]): FieldError[] {
  return fields
    .filter((field) => rulesOf(field).key !== null)
    .map(({ id, errorMessage }) => ({ id, message: errorMessage ?? messages.allEmpty }));
}
