import * as texts from '@headwater/brand/texts.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { type HeldField, heldFields, isFilledIn } from './held-fields.ts';
import { visibility } from './visibility.ts';

/** The id of an error that is about no field in particular; no field has it. */
const WHOLE_FORM = 0;

export interface ValidationOptions {
  /** The browser asks for the captcha's token last, when everything else is right. */
  withoutCaptcha?: boolean;
}

/**
 * Everything that is wrong, in the form's order. The browser and our server ask the same question; the CMS
 * asks it once more. Fields that rules or the editor hide are not asked. A form that would send
 * nothing is refused, as Gravity Forms does: defaults and hidden values count, a captcha's token does not.
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

/** One error for each field that could be filled in; one for the form as a whole where there is none. */
function nothingFilledIn(asked: readonly HeldField[]): FieldError[] {
  const fillable = asked.filter(({ field, rules }) => rules.key !== null && field.type !== 'CAPTCHA');
  if (fillable.length === 0) return [{ id: WHOLE_FORM, message: texts.fieldMessages.allEmpty }];
  return fillable.map(({ field }) => ({ id: field.id, message: texts.fieldMessages.allEmpty }));
}

/** The same for the fields of one page; the captcha is left to the end. */
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

/** A value of another kind than the field's is a mistake, not an absence. */
function mistakeOf(entry: HeldField): string | undefined {
  const { field, rules, held, isMisfit } = entry;
  if (isMisfit) return texts.fieldMessages.value;
  const missing = field.isRequired ? rules.missing(field, held) : undefined;
  return missing ?? (held && isFilledIn(entry) ? rules.mistake(field, held) : undefined);
}
