import * as texts from '@headwater/brand/texts.ts';
import type { PostedValues } from '@headwater/gravity-forms/rules/posted-values.ts';
import { isEmpty, isValidated, mistakeOf as ruleMistakeOf } from '@headwater/gravity-forms/rules/validate.ts';
import { formsConfig } from '../../config/forms.config.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { ruleMessages } from '../fields/shared/rule-messages.ts';
import type { FormDefinition } from './form-definition.ts';
import { type HeldField, heldFields, keyOf, postedValues } from './held-fields.ts';
import { visibility } from './visibility.ts';

/** The field ID of an error of the form as a whole; no field has it. */
const WHOLE_FORM = 0;
const options = { say: ruleMessages, longestText: formsConfig.longestText };

/**
 * All errors, in the form's order. The browser and the site's server validate with this function, and the CMS
 * validates once more; a captcha only the CMS can verify. Fields that rules or the editor hide are not validated. As in
 * Gravity Forms, a form without any value is refused: defaults and hidden values count, a captcha's token does not.
 */
export function validateForm(form: FormDefinition, values: readonly FieldValue[]): FieldError[] {
  const { sent, posted } = sentFields(form, values);
  const errors = errorsOf(sent, posted);
  if (errors.length > 0 || sent.some(({ field }) => !isEmpty(field, posted))) return errors;
  // An error for each field that could be filled in; one for the form as a whole if there is none.
  const fillable = sent.filter(
    ({ field, inputs }) => isValidated(field) && keyOf(inputs, field) !== null && field.type !== 'CAPTCHA',
  );
  const ids = fillable.length > 0 ? fillable.map(({ field }) => field.id) : [WHOLE_FORM];
  return ids.map((id) => ({ id, message: texts.fieldMessages.allEmpty }));
}

/** The errors of one page's fields. */
export function validatePage(form: FormDefinition, values: readonly FieldValue[], page: number): FieldError[] {
  const { sent, posted } = sentFields(form, values);
  return errorsOf(
    sent.filter(({ field }) => field.pageNumber === page),
    posted,
  );
}

function sentFields(form: FormDefinition, values: readonly FieldValue[]) {
  const posted = postedValues(form.fields, values);
  const { isVisible } = visibility(form, values, posted);
  return { posted, sent: heldFields(form.fields, values).filter(({ field }) => isVisible(field.id)) };
}

function errorsOf(fields: readonly HeldField[], posted: PostedValues): FieldError[] {
  return fields
    .filter(({ field, inputs }) => isValidated(field) && !inputs.isReadOnly?.(field))
    .flatMap((held) => {
      const message = mistakeOf(held, posted);
      return message ? [{ id: held.field.id, message: held.field.errorMessage ?? message }] : [];
    });
}

/** A value of the wrong kind is an error, not a missing value. */
function mistakeOf({ field, inputs, held, isMisfit }: HeldField, posted: PostedValues): string | null | undefined {
  if (isMisfit) return texts.fieldMessages.value;
  return ruleMistakeOf(field, posted, options) ?? (held && inputs.mistake?.(field, held));
}
