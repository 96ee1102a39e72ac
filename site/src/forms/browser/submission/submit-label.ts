import * as texts from '@headwater/brand/texts.ts';
/** The button while its form is being sent: one message for every label but "Submit", which has a word of its own. */
export function submittingLabel(text: string): string {
  return text === texts.submitButton ? texts.submitting : texts.sending;
}
