import * as say from '@headwater/contract/forms/messages.ts';
import { escapeHtml } from '@headwater/contract/text/entities.ts';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { type PostedValues, postedTexts } from '../rules/posted-values.ts';
import type { Mistake } from '../rules/type-rules.ts';
import { fieldErrors, isEmpty, isValidated } from '../rules/validate.ts';
import { postedVisibility } from '../rules/visibility.ts';
import { ruleFields } from './form-rules.ts';
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

/** Gravity Forms says nothing about a telephone number: the front end gives the reason. */
const ownMessages = { ...say, messages: { ...say.messages, phone: null } };

/** All errors of a submission, in the order of the form. */
export function validateValues(form: Form, posted: PostedValues, options: ValidationOptions): FieldError[] {
  const { page } = options;
  const fields = ruleFields(form);
  const { visible } = postedVisibility(fields, posted);
  const shown = fields.filter(({ id, pageNumber }) => visible.has(id) && (page === undefined || pageNumber === page));
  const settings = new Map(form.fields.map((field) => [field.id, field]));
  const alsoWrong = ({ id, type }: { id: number; type: string }): Mistake => {
    if (type === 'CAPTCHA') return options.captchas.get(id) === false ? say.messages.captcha : undefined;
    const field = settings.get(id);
    return field && duplicate(field, posted, options.isTaken);
  };
  const errors = fieldErrors(shown, posted, { say: ownMessages, alsoWrong });
  const isEmptyForm = page === undefined && errors.length === 0 && shown.every((field) => isEmpty(field, posted));
  const all = isEmptyForm
    ? fields.filter(isValidated).map((field) => ({ field, message: say.messages.allEmpty }))
    : errors;
  return all.flatMap(({ field: { id }, message }) => {
    const field = settings.get(id);
    return field ? [{ field, message }] : [];
  });
}

function duplicate(field: FormField, posted: PostedValues, isTaken: ValidationOptions['isTaken']): Mistake {
  if (!('noDuplicates' in field) || !field.noDuplicates) return undefined;
  const stored = Object.entries(storedOf(field, posted));
  if (stored.length === 0 || !stored.every(([inputId, value]) => isTaken(inputId, value))) return undefined;
  const typed = postedTexts(posted, field.id).filter((text) => text !== '');
  return say.duplicateMessage(escapeHtml(typed.join(' ')));
}
