import type { VariablesOf } from '../cms-client/graphql.ts';
import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';
import type { SubmitForm } from './submit-form.mutation.ts';

/** `fieldValues` of the mutation: exactly one value key each. */
export type SubmissionValue = VariablesOf<typeof SubmitForm>['input']['fieldValues'][number];

/** What the mutation takes: in the form's formats, without hidden fields and without empty values. */
export function toSubmissionValues(_form: FormDefinition, _values: readonly FieldValue[]): SubmissionValue[] {
  return [];
}
