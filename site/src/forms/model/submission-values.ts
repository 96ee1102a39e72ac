import type { FieldValue } from '../fields/shared/field-value.ts';
import type { SubmissionValue } from '../fields/shared/submission-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { heldFields, isFilledIn } from './held-fields.ts';
import { visibility } from './visibility.ts';

/**
 * The values for the mutation: in the form's formats, without hidden fields and empty values, which would make the
 * submission fail or falsify it.
 */
export function toSubmissionValues(form: FormDefinition, values: readonly FieldValue[]): SubmissionValue[] {
  const { isVisible } = visibility(form, values);
  return heldFields(form.fields, values).flatMap((entry) => {
    const { field, rules, held } = entry;
    const record = held && isVisible(field.id) && isFilledIn(entry) ? rules.submission(field, held) : undefined;
    return record ? [{ id: field.id, ...record }] : [];
  });
}
