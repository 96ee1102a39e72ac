import type { Contact } from '../fields/controls/contact.ts';
import type { SectionHeading } from '../fields/controls/form-context.ts';
import type { AddressLists } from '../fields/shared/address-lists.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { CaptchaSource } from '../model/captcha-source.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/** The props of a form on a page: plain values, because they are serialized for the browser. */
export interface LeadFormProps {
  form: FormDefinition;
  /** A form token with a long lifetime, for forms that are sent without JavaScript. */
  token: string;
  /** Path of the page that contains the form. */
  pagePath: string;
  hasTitle?: boolean;
  hasDescription?: boolean;
  /** `h2` when absent: the form is directly below the page's title. */
  sectionHeading?: SectionHeading;
  contact: Contact;
  addressLists: AddressLists;
  captcha?: CaptchaSource | undefined;
  /** On the page of a saved form: where the visitor stopped, and the secret token of its link. */
  resumed?: { values: readonly FieldValue[]; page: number; token: string };
  /** On the page that responds to a form sent without JavaScript: the visitor's values and the errors. */
  returned?: { values: readonly FieldValue[]; errors: readonly FieldError[]; failure: string };
}

/** ID of the page that is open in a saved form, of which a site's page has one. */
export const OPEN_PAGE_ID = 'form-open-page';

/** The path that a form is posted to. */
export function formPath({ databaseId }: FormDefinition): string {
  return `/api/forms/${databaseId}`;
}
