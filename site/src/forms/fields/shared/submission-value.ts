import type { graphql } from '../../../cms-client/graphql.ts';

/** An entry of the mutation's `fieldValues`, with exactly one value key. */
export type SubmissionValue = ReturnType<typeof graphql.scalar<'FormFieldValuesInput'>>;
export type SubmissionRecord = Omit<SubmissionValue, 'id'>;
