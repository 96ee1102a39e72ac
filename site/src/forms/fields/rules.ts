import { addressRules } from './address/address.rules.ts';
import { captchaRules } from './captcha/captcha.rules.ts';
import { checkboxRules } from './checkbox/checkbox.rules.ts';
import { consentRules } from './consent/consent.rules.ts';
import { dateRules } from './date/date.rules.ts';
import type { FieldOf, FieldType, FormField } from './definitions.ts';
import { emailRules } from './email/email.rules.ts';
import { listRules } from './list/list.rules.ts';
import { multiSelectRules } from './multi-select/multi-select.rules.ts';
import { nameRules } from './name/name.rules.ts';
import { numberRules } from './number/number.rules.ts';
import { phoneRules } from './phone/phone.rules.ts';
import { radioRules } from './radio/radio.rules.ts';
import { selectRules } from './select/select.rules.ts';
import type { FieldRules } from './shared/field-rules.ts';
import type { ValueRecord } from './shared/field-value.ts';
import { noValue, outOfReach } from './shared/no-value.ts';
import { singleText } from './shared/single-text.ts';
import { textRules } from './text/text.rules.ts';
import { textAreaRules } from './text-area/text-area.rules.ts';
import { timeRules } from './time/time.rules.ts';
import { websiteRules } from './website/website.rules.ts';

/** One line for each type. */
const registry = {
  ADDRESS: addressRules,
  CAPTCHA: captchaRules,
  CHECKBOX: checkboxRules,
  CONSENT: consentRules,
  DATE: dateRules,
  EMAIL: emailRules,
  // The visitor is told where to mail the file, so that a form is never blocked by it.
  FILEUPLOAD: noValue,
  HIDDEN: singleText,
  HTML: noValue,
  LIST: listRules,
  MULTISELECT: multiSelectRules,
  NAME: nameRules,
  NUMBER: numberRules,
  PAGE: noValue,
  PHONE: phoneRules,
  RADIO: radioRules,
  SECTION: noValue,
  SELECT: selectRules,
  TEXT: textRules,
  TEXTAREA: textAreaRules,
  TIME: timeRules,
  UNSUPPORTED: outOfReach,
  WEBSITE: websiteRules,
} satisfies { [Type in FieldType]: FieldRules<FieldOf<Type>, ValueRecord> };

/** How a field behaves. Callers pass the field itself, and values only through `heldOf`. */
export function rulesOf(field: FormField): FieldRules<FormField, ValueRecord> {
  return registry[field.type];
}
