import type { VariablesOf } from '../../cms-client/graphql.ts';
import type { SubmitForm } from '../server/submit-form.mutation.ts';
import { visibility } from './conditional-logic.ts';
import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';
import { heldFields, isFilledIn } from './held-fields.ts';

/** One entry of the mutation's `fieldValues`: exactly one value key each. */
export type SubmissionValue = VariablesOf<typeof SubmitForm>['input']['fieldValues'][number];
export type SubmissionRecord = Omit<NonNullable<SubmissionValue>, 'id'>;

/**
 * What the mutation takes: in the form's formats, without hidden fields and without empty values, each of
 * which would fail or falsify the whole submission.
 */
export function toSubmissionValues(form: FormDefinition, values: readonly FieldValue[]): SubmissionValue[] {
  const { isVisible } = visibility(form, values);
  return heldFields(form.fields, values).flatMap((entry) => {
    const { field, rules, held } = entry;
    const record = held && isVisible(field.id) && isFilledIn(entry) ? rules.submission(field, held) : undefined;
    return record ? [{ id: field.id, ...record }] : [];
  });
}
