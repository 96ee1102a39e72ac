import type { ValueRecord } from '../field-values.ts';
import { addressRules } from '../fields/address/address.rules.ts';
import { captchaRules } from '../fields/captcha/captcha.rules.ts';
import { checkboxRules } from '../fields/checkbox/checkbox.rules.ts';
import { consentRules } from '../fields/consent/consent.rules.ts';
import { dateRules } from '../fields/date/date.rules.ts';
import { emailRules } from '../fields/email/email.rules.ts';
import { listRules } from '../fields/list/list.rules.ts';
import { multiSelectRules } from '../fields/multi-select/multi-select.rules.ts';
import { nameRules } from '../fields/name/name.rules.ts';
import { numberRules } from '../fields/number/number.rules.ts';
import { phoneRules } from '../fields/phone/phone.rules.ts';
import { radioRules } from '../fields/radio/radio.rules.ts';
import { selectRules } from '../fields/select/select.rules.ts';
import { textRules } from '../fields/text/text.rules.ts';
import { textAreaRules } from '../fields/text-area/text-area.rules.ts';
import { timeRules } from '../fields/time/time.rules.ts';
import { websiteRules } from '../fields/website/website.rules.ts';
import type { FieldOf, FieldType, FormField } from '../form-definition.ts';
import type { FieldRules } from './field-rules.ts';
import { noValue, outOfReach } from './no-value.ts';
import { singleText } from './single-text.ts';

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
