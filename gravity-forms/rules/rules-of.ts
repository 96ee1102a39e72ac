import { checkboxRules, choiceRules, likertRules, multiSelectRules, rankRules } from './fields/choices.ts';
import { consentRules } from './fields/consent.ts';
import { dateRules } from './fields/date.ts';
import { emailRules } from './fields/email.ts';
import { fileUploadRules } from './fields/file-upload.ts';
import { numberRules } from './fields/number.ts';
import { priceRules, productRules } from './fields/order.ts';
import { addressRules, nameRules } from './fields/parts.ts';
import { phoneRules } from './fields/phone.ts';
import { textRules } from './fields/text.ts';
import { timeRules } from './fields/time.ts';
import { websiteRules } from './fields/website.ts';
import type { RuleField, RuleType } from './rule-field.ts';
import type { TypeRules } from './type-rules.ts';

const anyText = {};
const shownOnly = { hasValue: false } as const;

/** Each type needs a line. */
const byType = {
  ADDRESS: addressRules,
  // Its token is no answer of the visitor's; whether it is right, only the CMS knows.
  CAPTCHA: { isEmpty: () => true },
  CHECKBOX: checkboxRules,
  CONSENT: consentRules,
  DATE: dateRules,
  EMAIL: emailRules,
  FILEUPLOAD: fileUploadRules,
  HIDDEN: anyText,
  HTML: shownOnly,
  LIKERT: likertRules,
  LIST: { texts: 'several' },
  MULTISELECT: multiSelectRules,
  NAME: nameRules,
  NUMBER: numberRules,
  PAGE: shownOnly,
  PHONE: phoneRules,
  PRICE: priceRules,
  PRODUCT: productRules,
  RADIO: choiceRules,
  RANK: rankRules,
  SECTION: shownOnly,
  SELECT: choiceRules,
  SHIPPING: anyText,
  TEXT: textRules,
  TEXTAREA: textRules,
  TIME: timeRules,
  TOTAL: anyText,
  UNSUPPORTED: shownOnly,
  WEBSITE: websiteRules,
} satisfies { [Type in RuleType]: TypeRules<Type> };

/** The rules of a field. Callers pass the field itself. */
export function rulesOf(field: RuleField): TypeRules<RuleType> {
  return byType[field.type] as TypeRules<RuleType>;
}
