import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';

/** One message about one field; `message` is safe HTML. */
export interface FieldError {
  id: number;
  message: string;
}

export interface ValidationOptions {
  /** The browser asks for the captcha's token last, when everything else is right. */
  withoutCaptcha?: boolean;
}

/** Everything that is wrong, in the form's order; fields that are hidden are not asked. */
export function validateForm(
  _form: FormDefinition,
  _values: readonly FieldValue[],
  _options: ValidationOptions = {},
): FieldError[] {
  return [];
}

/** The same for the fields of one page; a captcha is left to the end. */
export function validatePage(_form: FormDefinition, _values: readonly FieldValue[], _page: number): FieldError[] {
  return [];
}
