import type { FormField } from '../fields/form-field.ts';
import type { ConditionalLogic } from '../fields/shared/conditional-logic.ts';
import type { RequiredIndicator } from '../fields/shared/field-base.ts';

/**
 * A form as an editor built it: plain JSON, narrowed once, safe to hand to a browser. Everything called
 * HTML is sanitised already; everything else is plain text.
 */
export interface FormDefinition {
  databaseId: number;
  title: string;
  /** HTML. */
  description: string | null;
  /** A short hash of everything else here: another version means that an editor changed the form. */
  version: string;
  cssClass: string | null;
  fields: FormField[];
  /** At least one; fields say by `pageNumber` where they stand. */
  pages: FormPage[];
  pagination: FormPagination;
  submitButton: FormButton;
  requiredIndicator: RequiredIndicator;
  hasValidationSummary: boolean;
  subLabelPlacement: 'ABOVE' | 'BELOW';
  /** Whether the form takes submissions, as far as it says itself; the clock is not asked. */
  isActive: boolean;
  /** HTML: what to say in place of a form that takes none; null where the form has no words of its own. */
  closedMessage: string | null;
  schedule: FormSchedule | null;
  /** Those in use, in their order; for the server only, so empty in what goes to a browser. */
  confirmations: FormConfirmation[];
  recaptcha: Recaptcha | null;
  /** Id of a captcha field that is left out, since the CMS names no site key for it. */
  uncheckedCaptcha: number | null;
}

/** What success says, as far as the form itself knows. */
export interface FormConfirmation {
  /** The one for submissions that no other one is meant for. */
  isDefault: boolean;
  conditionalLogic: ConditionalLogic | null;
  /** HTML, or an address to go to; null where only the CMS can tell, because it fills in tags of the entry. */
  content: { type: 'message'; html: string } | { type: 'redirect'; url: string } | null;
}

export interface FormPage {
  /** From 1. */
  number: number;
  name: string | null;
  /** The PAGE field that opens it; null for the first page. */
  fieldId: number | null;
  conditionalLogic: ConditionalLogic | null;
  /** Null on the first page. */
  previousButton: FormButton | null;
  /** Null on the last page, where the submit button stands. */
  nextButton: FormButton | null;
}

export interface FormButton {
  text: string;
  conditionalLogic: ConditionalLogic | null;
}

export interface FormPagination {
  type: 'NONE' | 'PERCENTAGE' | 'STEPS';
  hasProgressbarOnConfirmation: boolean;
  progressbarCompletionText: string | null;
}

/** Moments in epoch milliseconds, HTML messages. */
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
