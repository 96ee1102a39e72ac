import type { DateFormat } from '@headwater/contract/forms/messages.ts';
import type { ConditionalLogic } from './conditional-logic.ts';

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
  /** Id of a captcha field that nobody is asked, since the CMS names no site key for it. */
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

export interface RequiredIndicator {
  type: 'ASTERISK' | 'TEXT' | 'CUSTOM';
  text: string;
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

export interface FieldBase {
  /** The database id: what values, rules and errors name. */
  id: number;
  label: string;
  labelPlacement: 'TOP' | 'LEFT' | 'RIGHT' | 'HIDDEN';
  /** HTML. */
  description: string | null;
  descriptionPlacement: 'ABOVE' | 'BELOW';
  cssClass: string | null;
  /** HTML of the editor's own in place of every message about this field. */
  errorMessage: string | null;
  isRequired: boolean;
  visibility: 'VISIBLE' | 'HIDDEN';
  conditionalLogic: ConditionalLogic | null;
  pageNumber: number;
  /** Of 12 columns; null for all. */
  columnSpan: number | null;
  /** Name of the query parameter that may fill the field. */
  prefill: string | null;
}

export interface Choice {
  text: string;
  value: string;
  isSelected: boolean;
}

/** One input of a field that has several. */
export interface FieldInput {
  /** Such as 5.3. */
  id: number;
  label: string;
  placeholder: string | null;
  defaultValue: string | null;
  autocomplete: string | null;
  prefill: string | null;
}

export const NAME_PARTS = ['prefix', 'first', 'middle', 'last', 'suffix'] as const;
export const ADDRESS_PARTS = ['street', 'lineTwo', 'city', 'state', 'zip', 'country'] as const;
export type NamePart = (typeof NAME_PARTS)[number];
export type AddressPart = (typeof ADDRESS_PARTS)[number];

interface Typed {
  placeholder: string | null;
  defaultValue: string | null;
  size: 'SMALL' | 'MEDIUM' | 'LARGE';
  autocomplete: string | null;
}

export type TextField = FieldBase &
  Typed & { type: 'TEXT'; maxLength: number | null; inputMask: string | null; isPassword: boolean };
export type TextAreaField = FieldBase & Typed & { type: 'TEXTAREA'; maxLength: number | null };
export type PhoneField = FieldBase & Typed & { type: 'PHONE'; format: 'STANDARD' | 'INTERNATIONAL' };
export type WebsiteField = FieldBase & Typed & { type: 'WEBSITE' };
export type NumberField = FieldBase &
  Typed & {
    type: 'NUMBER';
    format: 'DECIMAL_DOT' | 'DECIMAL_COMMA' | 'CURRENCY';
    min: number | null;
    max: number | null;
  };
export type DateField = FieldBase &
  Typed & { type: 'DATE'; format: DateFormat; dateType: 'PICKER' | 'FIELD' | 'DROPDOWN' };
export type TimeField = FieldBase & { type: 'TIME'; format: 'H12' | 'H24' };
export type EmailField = FieldBase &
  Typed & { type: 'EMAIL'; confirmation: { label: string; placeholder: string | null } | null; inputLabel: string };
export type SelectField = FieldBase & Typed & { type: 'SELECT'; choices: Choice[]; isSearchable: boolean };
export type MultiSelectField = FieldBase & {
  type: 'MULTISELECT';
  size: Typed['size'];
  choices: Choice[];
  isSearchable: boolean;
};
export type RadioField = FieldBase & { type: 'RADIO'; choices: Choice[]; hasOtherChoice: boolean };
/** Each choice knows its input: ids skip multiples of ten, so they are never computed. */
export type CheckboxField = FieldBase & {
  type: 'CHECKBOX';
  choices: (Choice & { inputId: number })[];
  hasSelectAll: boolean;
};
/** `checkboxLabel` is HTML. */
export type ConsentField = FieldBase & { type: 'CONSENT'; checkboxLabel: string };
/** Only inputs that the editor has not hidden. */
export type NameField = FieldBase & {
  type: 'NAME';
  inputs: (FieldInput & { key: NamePart; choices: Choice[] })[];
  subLabelPlacement: 'ABOVE' | 'BELOW';
};
/** Only inputs that the editor and the address type have not hidden. */
export type AddressField = FieldBase & {
  type: 'ADDRESS';
  addressType: 'INTERNATIONAL' | 'US' | 'CANADA';
  inputs: (FieldInput & { key: AddressPart })[];
  /**
   * The country of a United States or Canadian address, where the CMS wants it although nobody is asked: Gravity
   * Forms has it in a hidden input, unless the editor hid that too.
   */
  impliedCountry: { inputId: number; code: 'US' | 'CA' } | null;
  subLabelPlacement: 'ABOVE' | 'BELOW';
};
export type ListField = FieldBase & { type: 'LIST'; columns: string[]; maxRows: number | null };
export type FileUploadField = FieldBase & {
  type: 'FILEUPLOAD';
  allowedExtensions: string[];
  maxFiles: number;
  /** Bytes; null for no limit of its own. */
  maxFileSize: number | null;
};
export type CaptchaField = FieldBase & {
  type: 'CAPTCHA';
  badgePosition: 'BOTTOM_RIGHT' | 'BOTTOM_LEFT' | 'INLINE';
  theme: 'LIGHT' | 'DARK';
  language: string | null;
};
export type HiddenField = FieldBase & { type: 'HIDDEN'; defaultValue: string | null };
/** `content` is HTML. */
export type HtmlField = FieldBase & { type: 'HTML'; content: string };
export type SectionField = FieldBase & { type: 'SECTION' };
export type PageField = FieldBase & { type: 'PAGE' };
/** A type that we cannot render: `typeName` is the CMS's name for it. */
export type UnsupportedField = FieldBase & { type: 'UNSUPPORTED'; typeName: string };

export type FormField =
  | AddressField
  | CaptchaField
  | CheckboxField
  | ConsentField
  | DateField
  | EmailField
  | FileUploadField
  | HiddenField
  | HtmlField
  | ListField
  | MultiSelectField
  | NameField
  | NumberField
  | PageField
  | PhoneField
  | RadioField
  | SectionField
  | SelectField
  | TextField
  | TextAreaField
  | TimeField
  | UnsupportedField
  | WebsiteField;

export type FieldType = FormField['type'];
export type FieldOf<Type extends FieldType> = Extract<FormField, { type: Type }>;
