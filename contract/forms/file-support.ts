import { isRecord } from '../is-record.ts';

/** Finds out whether submissions may have files. The CMS validates it and executes nothing: a variable is never sent. */
export const fileSupportQuery = `mutation ($dryRun: Boolean!) { __typename @include(if: $dryRun)
  submitGfForm(input: { id: "0", fieldValues: [{ id: 0, fileUploadValues: [] }] }) @include(if: $dryRun) { clientMutationId } }`;

/** @param result of that query: the field is unknown where WPGraphQL Upload is not active */
export function takesFiles(result: unknown): boolean {
  const errors = isRecord(result) && Array.isArray(result.errors) ? result.errors : [];
  return !errors.some((error: unknown) => isRecord(error) && String(error.message).includes('fileUploadValues'));
}
