import { company } from '@headwater/brand/company.ts';
import type { FailureCode, SubmissionFailed } from '../model/submission-answer.ts';

const orCall = `or call us at ${company.phone.label}`;

/** What a visitor reads when a form is not accepted. */
const messages = {
  malformed: `This form could not be read. Please reload the page and try again, ${orCall}.`,
  'foreign-origin': `This form was sent from another website. Please send it from our own pages, ${orCall}.`,
  'token-invalid': `This form could not be verified. Please reload the page and try again, ${orCall}.`,
  'form-unknown': `This form no longer exists. Please call us at ${company.phone.label}.`,
  'form-changed': `This form has changed since you opened the page. Please check your entries and send it again, ${orCall}.`,
  rejected: `Your message could not be accepted. Please call us at ${company.phone.label}.`,
  'form-closed': 'This form takes no messages at the moment.',
  'token-expired':
    'This page was open for a long time, so nothing was sent yet. Your entries are still here: please send them again.',
  'too-large': `Your message is too long to be sent with this form. Please shorten it, ${orCall}.`,
  'unsupported-type': `This form could not be read. Please reload the page and try again, ${orCall}.`,
  'key-reused': `This form was sent already, with other entries. Please reload the page to send another message, ${orCall}.`,
  'rate-limited': `You have sent several forms in a short time. Please wait a minute and try again, ${orCall}.`,
  unavailable: `Your message could not be sent right now. Please try again in a few minutes, ${orCall}.`,
} satisfies Record<FailureCode, string>;

/** Said above a form whose fields need another look. */
export const INVALID_MESSAGE = 'There was a problem with your submission. Please review the fields below.';

/** A refusal in words. @param message in place of the usual words */
export function failed(code: FailureCode, message: string = messages[code]): SubmissionFailed {
  return { status: 'failed', code, message };
}
