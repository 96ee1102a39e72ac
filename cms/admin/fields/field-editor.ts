import type { Tables } from '../../database/tables.ts';
import type { Html } from '../../http/html.ts';
import type { PostedForm } from '../page/posted-form.ts';
import type { FieldPlace } from './field-place.ts';

/** Files that came with the form, stored already: media ids by the name of the file's control. */
export type UploadedMedia = ReadonlyMap<string, readonly number[]>;

/**
 * How one kind of field is edited. A value that cannot be right is kept as it was typed, so that
 * the form can be shown again with it; `problem` says what is wrong with it.
 */
export interface FieldEditor {
  render: (place: FieldPlace, value: unknown, tables: Tables) => Html;
  read: (place: FieldPlace, form: PostedForm, uploaded: UploadedMedia) => unknown;
  problem?: (place: FieldPlace, value: unknown, tables: Tables) => FieldProblem[];
}

export interface FieldProblem {
  /** Id of the control. */
  field: string;
  message: string;
}
