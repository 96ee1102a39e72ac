import * as texts from '@headwater/brand/texts.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { type HeldField, heldFields, isFilledIn, keyOf } from './held-fields.ts';
import { visibility } from './visibility.ts';

/** The field ID of an error of the form as a whole; no field has it. */
const WHOLE_FORM = 0;

export interface ValidationOptions {
  /** The browser requests the captcha's token last, when everything else is valid. */
  withoutCaptcha?: boolean;
}

/**
 * All errors, in the form's order. The browser and the site's server validate with this function, and the CMS
 * validates once more. Fields that rules or the editor hide are not validated. As in Gravity Forms, a form without
 * any value is refused: defaults and hidden values count, a captcha's token does not.
 */
export function validateForm(
  form: FormDefinition,
  values: readonly FieldValue[],
  { withoutCaptcha = false }: ValidationOptions = {},
): FieldError[] {
  const sent = visibleFields(form, values);
  const asked = sent.filter(isAsked).filter(({ field }) => !withoutCaptcha || field.type !== 'CAPTCHA');
  const errors = asked.flatMap(errorsOf);
  return errors.length > 0 || sent.some(saysSomething) ? errors : nothingFilledIn(asked);
}

function saysSomething(entry: HeldField): boolean {
  return entry.field.type !== 'CAPTCHA' && isFilledIn(entry);
}

/** An error for each field that could be filled in; one for the form as a whole if there is none. */
function nothingFilledIn(asked: readonly HeldField[]): FieldError[] {
  const fillable = asked.filter(({ field, rules }) => keyOf(rules, field) !== null && field.type !== 'CAPTCHA');
  if (fillable.length === 0) return [{ id: WHOLE_FORM, message: texts.fieldMessages.allEmpty }];
  return fillable.map(({ field }) => ({ id: field.id, message: texts.fieldMessages.allEmpty }));
}

/** The errors of one page's fields, without its captcha, which is checked last. */
export function validatePage(form: FormDefinition, values: readonly FieldValue[], page: number): FieldError[] {
  return visibleFields(form, values)
    .filter(isAsked)
    .filter(({ field }) => field.pageNumber === page && field.type !== 'CAPTCHA')
    .flatMap(errorsOf);
}

function visibleFields(form: FormDefinition, values: readonly FieldValue[]): HeldField[] {
  const { isVisible } = visibility(form, values);
  return heldFields(form.fields, values).filter(({ field }) => isVisible(field.id));
}

function isAsked({ field }: HeldField): boolean {
  return field.visibility === 'VISIBLE';
}

function errorsOf(entry: HeldField): FieldError[] {
  const message = mistakeOf(entry);
  return message ? [{ id: entry.field.id, message: entry.field.errorMessage ?? message }] : [];
}

/** A value of the wrong kind is an error, not a missing value. */
function mistakeOf(entry: HeldField): string | undefined {
  const { field, rules, held, isMisfit } = entry;
  if (isMisfit) return texts.fieldMessages.value;
  const missing = field.isRequired ? rules.missing(field, held) : undefined;
  return missing ?? (held && isFilledIn(entry) ? rules.mistake(field, held) : undefined);
}
