import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import type { FailureCode, SubmissionFailed } from '../model/submission-response.ts';

/** The visitor's messages when a form is not accepted. */
const failures: Record<FailureCode, (phone: string) => string> = texts.formFailures;

/** A refusal with its message. @param message replaces the usual one */
export function failed(code: FailureCode, message: string = failures[code](company.phone.label)): SubmissionFailed {
  return { status: 'failed', code, message };
}
