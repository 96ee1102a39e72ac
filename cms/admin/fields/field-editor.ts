import type { Tables } from '../../database/tables.ts';
import type { Html } from '../../web/html.ts';
import type { PostedForm } from '../page/posted-form.ts';
import { controlId, type FieldControl } from './field-control.ts';

/** Uploaded files of the form, stored already: media IDs by the name of the file's control. */
export type UploadedMedia = ReadonlyMap<string, readonly number[]>;

/**
 * Edits one kind of field. An invalid value stays as typed, so that
 * the form can show it again; `problem` describes what is wrong with it.
 */
export interface FieldEditor {
  render: (control: FieldControl, value: unknown, tables: Tables) => Html;
  read: (control: FieldControl, form: PostedForm, uploaded: UploadedMedia) => unknown;
  problem?: (control: FieldControl, value: unknown, tables: Tables) => FieldProblem[];
}

export interface FieldProblem {
  /** ID of the control. */
  field: string;
  message: string;
}

/** Adds a problem of the control with this name. */
export type AddProblem = (name: string, message: string) => void;

/** A list of problems, and how to add one. */
export function problemCollector(): { problems: FieldProblem[]; add: AddProblem } {
  const problems: FieldProblem[] = [];
  return { problems, add: (name, message) => void problems.push({ field: controlId(name), message }) };
}
