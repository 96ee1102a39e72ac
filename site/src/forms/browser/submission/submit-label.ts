import * as texts from '@headwater/brand/texts.ts';
/** The button's label while the form is being sent: one text for all labels except "Submit", which has its own. */
export function submittingLabel(text: string): string {
  return text === texts.submitButton ? texts.submitting : texts.sending;
}
