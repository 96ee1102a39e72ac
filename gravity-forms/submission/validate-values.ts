import { duplicateMessage, messages, requiredInputsMessage } from '@headwater/contract/forms/messages.ts';
import { escapeHtml } from '@headwater/contract/text/entities.ts';
import { errorMessage, isRequired } from '../definition/field-settings.ts';
import { type Form, pageNumbers } from '../definition/form.ts';
import { hasNothing, type Refusal, refuse } from '../fields/field-kind.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { kindOf } from '../fields/field-kinds.ts';
import { hiddenFields } from './hidden-fields.ts';
import { type PostedValues, postedOf } from './posted-values.ts';
import { storedOf } from './stored-values.ts';

export interface FieldError {
  field: FormField;
  /** HTML; null where Gravity Forms has no message. */
  message: string | null;
}

export interface ValidationOptions {
  /** Whether an earlier entry has a field's value, compared as stored. */
  isTaken: (inputId: string, value: string) => boolean;
  /** Results of captcha verification by field; a missing field is not required. */
  captchas: ReadonlyMap<number, boolean>;
  /** Validates only the fields of one page. */
  page?: number | undefined;
}

/** All errors of a submission, in the order of the form. */
export function validateValues(form: Form, posted: PostedValues, options: ValidationOptions): FieldError[] {
  const hidden = hiddenFields(form, posted);
  const pages = pageNumbers(form);
  const asked = form.fields.filter(
    (field) => !hidden.has(field.id) && (options.page === undefined || pages.get(field.id) === options.page),
  );
  const errors = asked.flatMap((field): FieldError[] => {
    const refusal = isAsked(field) ? check(field, posted, options) : undefined;
    return refusal ? [{ field, message: errorMessage(field) ?? refusal.message }] : [];
  });
  const isEmptyForm =
    options.page === undefined && errors.length === 0 && asked.every((field) => isEmpty(field, posted));
  if (!isEmptyForm) return errors;
  return form.fields.filter(isValidated).map((field) => ({ field, message: messages.allEmpty }));
}

/** Field types that never have an error in Gravity Forms: a form with nothing else is accepted. */
const SHOWN_ONLY: ReadonlySet<FormField['type']> = new Set(['HTML', 'SECTION', 'PAGE']);

function isValidated({ type, visibility = 'VISIBLE' }: FormField): boolean {
  return !SHOWN_ONLY.has(type) && visibility === 'VISIBLE';
}

function takesInput(field: FormField): boolean {
  return kindOf(field).valueKey !== null;
}

/** Fields that an editor hides are not validated. */
function isAsked(field: FormField): boolean {
  return takesInput(field) && (field.visibility ?? 'VISIBLE') === 'VISIBLE';
}

function isEmpty(field: FormField, posted: PostedValues): boolean {
  return (kindOf(field).isEmpty ?? hasNothing)(field, posted);
}

function check(field: FormField, posted: PostedValues, options: ValidationOptions): Refusal | undefined {
  if (field.type === 'CAPTCHA') return options.captchas.get(field.id) === false ? refuse(messages.captcha) : undefined;
  return (
    checkRequired(field, posted) ??
    checkDuplicate(field, posted, options.isTaken) ??
    kindOf(field).check?.(field, posted)
  );
}

function checkRequired(field: FormField, posted: PostedValues): Refusal | undefined {
  if (!isRequired(field)) return undefined;
  const missing = kindOf(field).missingInputs?.(field, posted);
  if (missing && missing.length > 0) return refuse(requiredInputsMessage(missing));
  return !missing && isEmpty(field, posted) ? refuse(messages.required) : undefined;
}

function checkDuplicate(
  field: FormField,
  posted: PostedValues,
  isTaken: ValidationOptions['isTaken'],
): Refusal | undefined {
  if (!('noDuplicates' in field) || !field.noDuplicates || isEmpty(field, posted)) return undefined;
  const stored = Object.entries(storedOf(field, posted));
  if (stored.length === 0 || !stored.every(([inputId, value]) => isTaken(inputId, value))) return undefined;
  const typed = postedOf(posted, field.id).flatMap(([, value]) => value);
  return refuse(duplicateMessage(escapeHtml(typed.filter((text) => text !== '').join(' '))));
}
