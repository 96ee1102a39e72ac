/**
 * Fields of a form as an editor has set them up, in the words of the contract. What is left out has the
 * value that a new field has in Gravity Forms.
 */
import type { DateFormat } from '@headwater/contract/forms/messages.ts';
import type { ConditionalLogic } from './conditional-logic.ts';

export interface Choice {
  text: string;
  /** Absent: the same as the text. */
  value?: string;
  isSelected?: boolean;
}

export interface SubInput {
  label?: string;
  customLabel?: string;
  isHidden?: boolean;
  placeholder?: string;
  defaultValue?: string;
  autocompleteAttribute?: string;
  name?: string;
}

export type NamePart = 'prefix' | 'first' | 'middle' | 'last' | 'suffix';
export type AddressPart = 'street' | 'lineTwo' | 'city' | 'state' | 'zip' | 'country';
export type AddressType = 'INTERNATIONAL' | 'US' | 'CANADA';

interface Placed<Type extends string> {
  type: Type;
  id: number;
  label?: string;
  cssClass?: string;
  conditionalLogic?: ConditionalLogic;
  visibility?: 'VISIBLE' | 'HIDDEN' | 'ADMINISTRATIVE';
  layoutGridColumnSpan?: number;
}

interface Asked<Type extends string> extends Placed<Type> {
  description?: string;
  descriptionPlacement?: 'ABOVE' | 'BELOW' | 'INHERIT';
  labelPlacement?: 'TOP' | 'LEFT' | 'RIGHT' | 'HIDDEN' | 'INHERIT';
  subLabelPlacement?: 'ABOVE' | 'BELOW' | 'INHERIT' | 'HIDDEN';
  errorMessage?: string;
  isRequired?: boolean;
  /** Each value may be sent once per form. */
  noDuplicates?: boolean;
  canPrepopulate?: boolean;
  inputName?: string;
}

interface Typed<Type extends string> extends Asked<Type> {
  placeholder?: string;
  defaultValue?: string;
  size?: 'SMALL' | 'MEDIUM' | 'LARGE';
  autocompleteAttribute?: string;
}

interface Chosen<Type extends string> extends Typed<Type> {
  choices: readonly Choice[];
  hasEnhancedUI?: boolean;
}

export interface TextField extends Typed<'TEXT'> {
  maxLength?: number;
  inputMaskValue?: string;
  isPasswordInput?: boolean;
}
export interface TextAreaField extends Typed<'TEXTAREA'> {
  maxLength?: number;
  hasRichTextEditor?: boolean;
}
export interface HiddenField extends Placed<'HIDDEN'> {
  defaultValue?: string;
  canPrepopulate?: boolean;
  inputName?: string;
}
export interface EmailField extends Typed<'EMAIL'> {
  hasEmailConfirmation?: boolean;
  confirmation?: SubInput;
}
export interface PhoneField extends Typed<'PHONE'> {
  phoneFormatType?: 'STANDARD' | 'INTERNATIONAL';
}
export interface NumberField extends Typed<'NUMBER'> {
  numberFormat?: 'DECIMAL_DOT' | 'DECIMAL_COMMA' | 'CURRENCY';
  rangeMin?: number;
  rangeMax?: number;
}
export interface WebsiteField extends Typed<'WEBSITE'> {}
export interface DateField extends Typed<'DATE'> {
  dateFormat?: DateFormat;
  dateType?: 'PICKER' | 'FIELD' | 'DROPDOWN';
}
export interface TimeField extends Asked<'TIME'> {
  timeFormat?: 'H12' | 'H24';
}
export interface SelectField extends Chosen<'SELECT'> {}
export interface MultiSelectField extends Chosen<'MULTISELECT'> {}
export interface RadioField extends Chosen<'RADIO'> {
  hasOtherChoice?: boolean;
}
export interface CheckboxField extends Chosen<'CHECKBOX'> {
  hasSelectAll?: boolean;
}
export interface ConsentField extends Asked<'CONSENT'> {
  checkboxLabel: string;
}
export interface NameField extends Asked<'NAME'> {
  /** New fields hide prefix, middle name and suffix. */
  parts?: Partial<Record<NamePart, SubInput>>;
  prefixes?: readonly Choice[];
}
export interface AddressField extends Asked<'ADDRESS'> {
  addressType?: AddressType;
  defaultCountry?: string;
  defaultState?: string;
  defaultProvince?: string;
  parts?: Partial<Record<AddressPart, SubInput>>;
}
export interface ListField extends Asked<'LIST'> {
  /** Absent: one column without a heading. */
  columns?: readonly string[];
  maxRows?: number;
}
export interface FileUploadField extends Asked<'FILEUPLOAD'> {
  allowedExtensions?: readonly string[];
  canAcceptMultipleFiles?: boolean;
  /** Megabytes. */
  maxFileSize?: number;
  maxFiles?: number;
}
export interface CaptchaField extends Asked<'CAPTCHA'> {
  captchaType?: 'RECAPTCHA';
  captchaBadgePosition?: 'BOTTOM_RIGHT' | 'BOTTOM_LEFT' | 'INLINE';
  captchaTheme?: 'LIGHT' | 'DARK';
}
export interface HtmlField extends Placed<'HTML'> {
  content: string;
  hasMargins?: boolean;
}
export interface SectionField extends Placed<'SECTION'> {
  description?: string;
}
export interface PageButton {
  type?: 'TEXT' | 'IMAGE';
  text?: string;
  imageUrl?: string;
  conditionalLogic?: ConditionalLogic;
}
/** Everything after it is on the next page of the form. */
export interface PageField extends Placed<'PAGE'> {
  nextButton?: PageButton;
  previousButton?: PageButton;
}

export type FormField =
  | TextField
  | TextAreaField
  | HiddenField
  | EmailField
  | PhoneField
  | NumberField
  | WebsiteField
  | DateField
  | TimeField
  | SelectField
  | MultiSelectField
  | RadioField
  | CheckboxField
  | ConsentField
  | NameField
  | AddressField
  | ListField
  | FileUploadField
  | CaptchaField
  | HtmlField
  | SectionField
  | PageField;

export type FieldType = FormField['type'];
export type FieldOf<Type extends FieldType> = Extract<FormField, { type: Type }>;

/** What an editor may set on a field that visitors fill in; HTML, sections and pages have none of it. */
export function isRequired(field: FormField): boolean {
  return 'isRequired' in field && field.isRequired === true;
}

export function errorMessage(field: FormField): string | undefined {
  return 'errorMessage' in field && field.errorMessage ? field.errorMessage : undefined;
}
