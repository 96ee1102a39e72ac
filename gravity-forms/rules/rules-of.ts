import { parseSentNumber } from '@headwater/contract/forms/numbers.ts';
import { isEmailAddress } from '../email-address.ts';
import { checkboxRules, choiceRules, likertRules, multiSelectRules, rankRules } from './fields/choices.ts';
import { dateRules } from './fields/date.ts';
import { fileUploadRules } from './fields/file-upload.ts';
import { priceRules, productRules } from './fields/order.ts';
import { phoneRules } from './fields/phone.ts';
import { textRules } from './fields/text.ts';
import { websiteRules } from './fields/website.ts';
import { postedText } from './posted-values.ts';
import type { RuleField, RulePart, RuleType } from './rule-field.ts';
import type { TypeRules } from './type-rules.ts';

/** Of a name or an address: the inputs with these numbers are needed, as far as the editor shows them. */
function partsRules(numbers: readonly number[]): TypeRules<'NAME' | 'ADDRESS'> {
  const isNeeded = ({ id }: RulePart) => numbers.includes(Number(String(id).split('.')[1]));
  return { texts: 'by input', needed: ({ inputs }) => inputs.filter(isNeeded) };
}

/** First and last name. */
const nameRules = partsRules([3, 6]);
/** All but the second line. */
const addressRules = partsRules([1, 3, 4, 5, 6]);

const patterns = {
  H12: /^(?:0?[1-9]|1[0-2]):[0-5]\d\s*(?:[ap]m)?$/i,
  H24: /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)\s*(?:[ap]m)?$/i,
};

const timeRules: TypeRules<'TIME'> = {
  mistake: ({ id, format }, posted, { say }) =>
    patterns[format].test(postedText(posted, id)) ? undefined : say.messages.time,
};

const numberRules: TypeRules<'NUMBER'> = {
  mistake(field, posted, { say }) {
    if (field.formula) return undefined;
    const { id, min, max, order } = field;
    const number = parseSentNumber(postedText(posted, id), field);
    const isInRange = number !== undefined && (min === null || number >= min) && (max === null || number <= max);
    if (!isInRange) return say.rangeMessage(min, max);
    if (order?.part !== 'quantity' || (Number.isInteger(number) && number >= 0)) return undefined;
    return Number.isInteger(number) ? say.messages.quantity : say.messages.wholeQuantity;
  },
};

const emailRules: TypeRules<'EMAIL'> = {
  mistake({ id, confirmation }, posted, { say }) {
    const text = postedText(posted, id);
    if (text !== '' && !isEmailAddress(text)) return say.messages.emailFormat;
    return confirmation && postedText(posted, `${id}.2`) !== text ? say.messages.emailMismatch : undefined;
  },
};

const consentRules: TypeRules<'CONSENT'> = {
  mistake: ({ id }, posted, { say }) => (postedText(posted, `${id}.1`) === '1' ? undefined : say.messages.value),
};

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
