import { fieldErrors } from '@headwater/gravity-forms/rules/validate.ts';
import type { FormField } from '../fields/form-field.ts';
import { inputsOf } from '../fields/inputs-of.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { ruleMessages } from '../fields/shared/rule-messages.ts';
import { postedValues } from './held-fields.ts';

/** Whether a field still offers what was chosen; texts always fit, and are validated when the form is sent. */
export function offers(field: FormField, value: FieldValue): boolean {
  const { key } = inputsOf(field);
  if (key === null || !(key in value)) return false;
  const chosen = { ...field, isRequired: false, visibility: 'VISIBLE' as const };
  return (
    !('choices' in field) || fieldErrors([chosen], postedValues([field], [value]), { say: ruleMessages }).length === 0
  );
}
