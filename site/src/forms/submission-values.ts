import type { VariablesOf } from '../cms-client/graphql.ts';
import { visibility } from './conditional-logic.ts';
import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';
import { heldOf } from './rules/field-rules.ts';
import { rulesOf } from './rules/rules-of.ts';
import type { SubmitForm } from './submit-form.mutation.ts';

/** One entry of the mutation's `fieldValues`: exactly one value key each. */
export type SubmissionValue = VariablesOf<typeof SubmitForm>['input']['fieldValues'][number];
export type SubmissionRecord = Omit<NonNullable<SubmissionValue>, 'id'>;

/**
 * What the mutation takes: in the form's formats, without hidden fields and without empty values, each of
 * which would fail or falsify the whole submission.
 */
export function toSubmissionValues(form: FormDefinition, values: readonly FieldValue[]): SubmissionValue[] {
  const { isVisible } = visibility(form, values);
  const byId = new Map(values.map((value) => [value.id, value]));
  return form.fields.flatMap((field) => {
    const rules = rulesOf(field);
    const held = heldOf(rules, byId.get(field.id));
    if (!held || !isVisible(field.id) || rules.isEmpty(field, held)) return [];
    const record = rules.submission(field, held);
    return record ? [{ id: field.id, ...record }] : [];
  });
}
