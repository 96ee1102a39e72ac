import type { ConditionalLogic } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import type { FormField } from '../fields/form-field.ts';
import type { RequiredIndicator } from '../fields/shared/field-base.ts';

/**
 * A form that an editor built: plain JSON, parsed once, safe to send to a browser. Fields documented as HTML are
 * sanitized; all other texts are plain.
 */
export interface FormDefinition {
  databaseId: number;
  title: string;
  /** HTML. */
  description: string | null;
  /** A short hash of the rest of the definition: another version means that an editor changed the form. */
  version: string;
  cssClass: string | null;
  fields: FormField[];
  /** At least one; `pageNumber` of a field is the number of its page. */
  pages: FormPage[];
  pagination: FormPagination;
  submitButton: FormButton;
  /** Text of the button that saves the form for later; null where the editor does not offer it. */
  saveButton: string | null;
  requiredIndicator: RequiredIndicator;
  hasValidationSummary: boolean;
  subLabelPlacement: 'ABOVE' | 'BELOW';
  /** Whether the form is active, regardless of its schedule and limit. */
  isActive: boolean;
  /** HTML shown in place of a closed form; null when the form has no message of its own. */
  closedMessage: string | null;
  schedule: FormSchedule | null;
  /** Active confirmations, in order; for the server only, so empty in the browser's copy. */
  confirmations: FormConfirmation[];
  recaptcha: Recaptcha | null;
  /** ID of a captcha field that is left out, because the CMS has no site key for it. */
  uncheckedCaptcha: number | null;
}

/** A confirmation, as far as it can be known without an entry. */
export interface FormConfirmation {
  /** Whether it is shown when the rules of no other confirmation match. */
  isDefault: boolean;
  conditionalLogic: ConditionalLogic | null;
  /** HTML, or the URL of a redirect; null when only the CMS can create it, because it has merge tags. */
  content: { type: 'message'; html: string } | { type: 'redirect'; url: string } | null;
}

export interface FormPage {
  /** From 1. */
  number: number;
  name: string | null;
  /** The PAGE field at its beginning; null for the first page. */
  fieldId: number | null;
  conditionalLogic: ConditionalLogic | null;
  /** Null on the first page. */
  previousButton: FormButton | null;
  /** Null on the last page, which has the submit button. */
  nextButton: FormButton | null;
}

export interface FormButton {
  text: string;
  /** Path of a picture to show, whose alternative is the text. */
  picture?: string;
  conditionalLogic: ConditionalLogic | null;
}

export interface FormPagination {
  type: 'NONE' | 'PERCENTAGE' | 'STEPS';
  hasProgressbarOnConfirmation: boolean;
  progressbarCompletionText: string | null;
}

/** Times are epoch milliseconds; messages are HTML. */
export interface FormSchedule {
  opensAt: number | null;
  closesAt: number | null;
  pendingMessage: string | null;
  closedMessage: string | null;
}

export interface Recaptcha {
  siteKey: string;
  type: 'CHECKBOX' | 'INVISIBLE';
}
