import { addressDefinition } from './address/address.definition.ts';
import { captchaDefinition } from './captcha/captcha.definition.ts';
import { checkboxDefinition } from './checkbox/checkbox.definition.ts';
import { consentDefinition } from './consent/consent.definition.ts';
import { dateDefinition } from './date/date.definition.ts';
import { emailDefinition } from './email/email.definition.ts';
import { fileUploadDefinition } from './file-upload/file-upload.definition.ts';
import { hiddenDefinition } from './hidden/hidden.definition.ts';
import { htmlDefinition } from './html/html.definition.ts';
import { listDefinition } from './list/list.definition.ts';
import { multiSelectDefinition } from './multi-select/multi-select.definition.ts';
import { nameDefinition } from './name/name.definition.ts';
import { numberDefinition } from './number/number.definition.ts';
import { pageDefinition } from './page/page.definition.ts';
import { phoneDefinition } from './phone/phone.definition.ts';
import { radioDefinition } from './radio/radio.definition.ts';
import type { FieldDefinition } from './reading/define-field.ts';
import type { FieldNode, FieldTypeName } from './reading/field.fragment.ts';
import { type FieldSurroundings, readFieldContext } from './reading/read-base.ts';
import { sectionDefinition } from './section/section.definition.ts';
import { selectDefinition } from './select/select.definition.ts';
import type { FieldBase } from './shared/field-base.ts';
import { textDefinition } from './text/text.definition.ts';
import { textAreaDefinition } from './text-area/text-area.definition.ts';
import { timeDefinition } from './time/time.definition.ts';
import { type UnsupportedField, unsupportedDefinition } from './unsupported/unsupported.definition.ts';
import { websiteDefinition } from './website/website.definition.ts';

/** How each type of the contract is read. A type of the contract without its line fails the type check. */
export const fieldDefinitions = {
  AddressField: addressDefinition,
  CaptchaField: captchaDefinition,
  CheckboxField: checkboxDefinition,
  ConsentField: consentDefinition,
  DateField: dateDefinition,
  EmailField: emailDefinition,
  FileUploadField: fileUploadDefinition,
  HiddenField: hiddenDefinition,
  HtmlField: htmlDefinition,
  ListField: listDefinition,
  MultiSelectField: multiSelectDefinition,
  NameField: nameDefinition,
  NumberField: numberDefinition,
  PageField: pageDefinition,
  PhoneField: phoneDefinition,
  RadioField: radioDefinition,
  SectionField: sectionDefinition,
  SelectField: selectDefinition,
  TextAreaField: textAreaDefinition,
  TextField: textDefinition,
  TimeField: timeDefinition,
  WebsiteField: websiteDefinition,
} satisfies Record<FieldTypeName, FieldDefinition<FieldBase>>;

type Definition = (typeof fieldDefinitions)[FieldTypeName];

/** A field of any type, told apart by `type`. */
export type FormField = ReturnType<Definition['read']> | UnsupportedField;
export type FieldType = FormField['type'];
export type FieldOf<Type extends FieldType> = Extract<FormField, { type: Type }>;

/** Reads a field. One of a type that is not in the contract becomes `UNSUPPORTED`. */
export function readField(node: FieldNode, surroundings: FieldSurroundings): FormField {
  const isKnown = Object.hasOwn(fieldDefinitions, node.__typename);
  const { read } = isKnown ? fieldDefinitions[node.__typename] : unsupportedDefinition;
  return read(node, readFieldContext(node, surroundings));
}
