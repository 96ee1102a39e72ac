import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import type { SubmissionAnswer } from './submission-answer.ts';

/** A form as a visitor filled it in. */
export interface FilledForm {
  form: FormDefinition;
  values: FieldValue[];
  /** To send it with again. */
  token: string;
}

/** What the page shows that answers a form sent without JavaScript. */
export interface FormOutcomeView {
  /** HTTP status of the page. */
  status: number;
  answer: SubmissionAnswer;
  /** Shown again unless it was accepted; absent when it could not be read. */
  again?: FilledForm;
  /** Path of the page that held the form. */
  page: string;
}
