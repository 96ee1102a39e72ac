import type { Contact } from '../fields/controls/contact.ts';
import type { AddressLists } from '../fields/shared/address-lists.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { CaptchaSource } from '../model/captcha-source.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/** A form on a page: plain values, since they go to the browser. */
export interface LeadFormProps {
  form: FormDefinition;
  /** A form token with a long life, for forms that are sent without JavaScript. */
  token: string;
  /** Path of the page that the form stands on. */
  pagePath: string;
  hasTitle?: boolean;
  hasDescription?: boolean;
  contact: Contact;
  addressLists: AddressLists;
  captcha?: CaptchaSource | undefined;
  /** On the page that answers a form sent without JavaScript: what was typed, and what was wrong. */
  answered?: { values: readonly FieldValue[]; errors: readonly FieldError[]; failure: string };
}

/** Where a form is sent. */
export function formPath({ databaseId }: FormDefinition): string {
  return `/api/forms/${databaseId}`;
}
