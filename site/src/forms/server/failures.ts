import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import type { FailureCode, SubmissionFailed } from '../model/submission-answer.ts';

/** What a visitor reads when a form is not accepted. */
const failures: Record<FailureCode, (phone: string) => string> = texts.formFailures;

/** A refusal in words. @param message in place of the usual words */
export function failed(code: FailureCode, message: string = failures[code](company.phone.label)): SubmissionFailed {
  return { status: 'failed', code, message };
}
