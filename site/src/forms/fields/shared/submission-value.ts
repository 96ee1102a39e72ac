import type { graphql } from '../../../cms-client/graphql.ts';

/** One entry of the mutation's `fieldValues`: exactly one value key each. */
export type SubmissionValue = ReturnType<typeof graphql.scalar<'FormFieldValuesInput'>>;
export type SubmissionRecord = Omit<SubmissionValue, 'id'>;
