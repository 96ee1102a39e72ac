import type { RecordOf } from '../shared/field-inputs.ts';
import type { FieldValue } from '../shared/field-value.ts';

/** The value of a field with files. */
export type HeldFiles = RecordOf<'fileUploadValues'>;

// One object, so that a field without a value has the same one in each rendering.
const nothing: HeldFiles = { fileUploadValues: [] };

export function heldFiles(value: FieldValue | undefined): HeldFiles {
  return value && 'fileUploadValues' in value ? value : nothing;
}

/** Gravity Forms takes any number in a field without a limit; a request does not. */
export const MOST_FILES = 100;
