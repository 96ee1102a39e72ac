import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import type { SubmissionResponse } from './submission-response.ts';

/** A visitor's submission, to show the form again with its values. */
export interface FilledForm {
  form: FormDefinition;
  values: FieldValue[];
  /** The token for the next submission. */
  token: string;
}

/** Data of the page that responds to a form sent without JavaScript. */
export interface FormOutcomeView {
  /** HTTP status of the page. */
  status: number;
  response: SubmissionResponse;
  /** Absent when the form was accepted or could not be parsed. */
  again?: FilledForm;
  /** Path of the page that contained the form. */
  page: string;
  /** What the visitor continues: the token of a saved form, or the number of a request. */
  saved?: string | undefined;
}
