/** A form as an editor has set it up; what is left out has the value that a new form has. */

import type { FormField } from '../fields/field-kinds.ts';
import type { ConditionalLogic, ConditionalRule } from './conditional-logic.ts';
import type { PageButton } from './field-settings.ts';

export interface Form {
  id: number;
  title: string;
  description?: string;
  cssClass?: string;
  isActive?: boolean;
  isTrash?: boolean;
  fields: readonly FormField[];
  submitButton?: SubmitButton;
  confirmations: readonly Confirmation[];
  notifications?: readonly Notification[];
  pagination?: Pagination;
  firstPageCssClass?: string;
  schedule?: Schedule;
  /** Present where visitors may save what they entered, and send it later. */
  saveAndContinue?: { buttonText?: string };
  entryLimit?: EntryLimit;
  login?: { loginRequiredMessage?: string };
  hasHoneypot?: boolean;
  hasValidationSummary?: boolean;
  labelPlacement?: 'TOP' | 'LEFT' | 'RIGHT';
  descriptionPlacement?: 'ABOVE' | 'BELOW';
  subLabelPlacement?: 'ABOVE' | 'BELOW';
  requiredIndicator?: 'TEXT' | 'ASTERISK' | 'CUSTOM';
  customRequiredIndicator?: string;
}

export interface SubmitButton extends PageButton {
  location?: 'BOTTOM' | 'INLINE';
  width?: 'AUTO' | 'FULL';
}

interface ConfirmationBase {
  id: string;
  name: string;
  isDefault?: boolean;
  /** Defaults to true. */
  isActive?: boolean;
  conditionalLogic?: ConditionalLogic;
}
export interface MessageConfirmation extends ConfirmationBase {
  type: 'MESSAGE';
  /** HTML with merge tags. */
  message: string;
}
export interface RedirectConfirmation extends ConfirmationBase {
  type: 'REDIRECT';
  url: string;
  /** With merge tags, such as `name={Name:1.3}`. */
  queryString?: string;
}
export interface PageConfirmation extends ConfirmationBase {
  type: 'PAGE';
  pageId: number;
  queryString?: string;
}
export type Confirmation = MessageConfirmation | RedirectConfirmation | PageConfirmation;

/** A notification for each entry, sent by mail. Every text may contain merge tags. */
export interface Notification {
  id: string;
  name: string;
  isActive?: boolean;
  /** Addresses, as in a mail program; the address in a field; or those whose rules match. */
  to: { address: string } | { fieldId: number } | { routes: readonly Route[] };
  from: string;
  fromName?: string;
  replyTo?: string;
  cc?: string;
  bcc?: string;
  subject: string;
  /** HTML. */
  message: string;
  conditionalLogic?: ConditionalLogic;
}

export interface Route extends ConditionalRule {
  address: string;
}

export interface Pagination {
  type?: 'NONE' | 'PERCENTAGE' | 'STEPS';
  pageNames?: readonly string[];
  style?: 'BLUE' | 'GREY' | 'GREEN' | 'ORANGE' | 'RED' | 'CUSTOM';
  hasProgressbarOnConfirmation?: boolean;
  progressbarCompletionText?: string;
  /** The back button of the last page. */
  lastPageButton?: PageButton;
}

/** Times are `YYYY-MM-DDTHH:MM`, in UTC, which is this CMS's time zone. */
export interface Schedule {
  start?: string;
  end?: string;
  pendingMessage?: string;
  closedMessage?: string;
}

export interface EntryLimit {
  maxEntries: number;
  /** Absent: counts all entries ever made. */
  period?: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  limitReachedMessage?: string;
}

/** The page of each field, from 1. A page field is on the page that it starts. */
export function pageNumbers(form: Form): ReadonlyMap<number, number> {
  let page = 1;
  return new Map(
    form.fields.map((field) => {
      if (field.type === 'PAGE') page += 1;
      return [field.id, page];
    }),
  );
}
