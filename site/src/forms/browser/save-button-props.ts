import type { FieldValue } from '../fields/shared/field-value.ts';
import type { SubmissionAnswer } from '../model/submission-answer.ts';
import type { LeadFormProps } from './form-props.ts';

export interface SaveButtonProps extends Pick<LeadFormProps, 'form' | 'token' | 'resumed'> {
  /** The open page of the form. */
  page: number;
  values: readonly FieldValue[];
  /** Sends what `ask` sends, once at a time; false until the form has hydrated: the browser then saves natively. */
  send: false | ((ask: () => Promise<SubmissionAnswer>) => void);
}
