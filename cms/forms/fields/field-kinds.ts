/** Every type of field that this CMS knows, in one list: a type without its line does not compile. */
import type { FieldOf, FieldType, FormField } from '../definition/field.ts';
import { addressKind } from './address.ts';
import { captchaKind } from './captcha.ts';
import { checkboxKind } from './checkbox.ts';
import { consentKind } from './consent.ts';
import { dateKind } from './date.ts';
import { htmlKind, pageKind, sectionKind } from './display.ts';
import { emailKind } from './email.ts';
import type { FieldKind } from './field-kind.ts';
import { fileUploadKind } from './file-upload.ts';
import { listKind } from './list.ts';
import { nameKind } from './name.ts';
import { numberKind } from './number.ts';
import { phoneKind } from './phone.ts';
import { multiSelectKind, radioKind, selectKind } from './select.ts';
import { hiddenKind, textAreaKind, textKind } from './text.ts';
import { timeKind } from './time.ts';
import { websiteKind } from './website.ts';

export const fieldKinds = {
  ADDRESS: addressKind,
  CAPTCHA: captchaKind,
  CHECKBOX: checkboxKind,
  CONSENT: consentKind,
  DATE: dateKind,
  EMAIL: emailKind,
  FILEUPLOAD: fileUploadKind,
  HIDDEN: hiddenKind,
  HTML: htmlKind,
  LIST: listKind,
  MULTISELECT: multiSelectKind,
  NAME: nameKind,
  NUMBER: numberKind,
  PAGE: pageKind,
  PHONE: phoneKind,
  RADIO: radioKind,
  SECTION: sectionKind,
  SELECT: selectKind,
  TEXT: textKind,
  TEXTAREA: textAreaKind,
  TIME: timeKind,
  WEBSITE: websiteKind,
} satisfies { [Type in FieldType]: FieldKind<FieldOf<Type>> };

/** TypeScript cannot see that a field and its own type's functions belong together. */
export function kindOf(field: FormField): FieldKind<FormField> {
  return fieldKinds[field.type] as unknown as FieldKind<FormField>;
}
