import type { Currency } from '@headwater/contract/forms/currencies.ts';
import type { DateFormat } from '@headwater/contract/forms/messages.ts';
import type { NumberNotation } from '@headwater/contract/forms/numbers.ts';
import type { ConditionalLogic } from '../definition/conditional-logic.ts';

/** A field's part of an order. Options and quantities belong to the product with the ID. */
export type OrderRole =
  | { part: 'product' }
  | { part: 'option'; product: number }
  | { part: 'quantity'; product: number }
  | { part: 'shipping' };

/** An editor's formula, which fills in the field. */
export interface Formula {
  /** Numbers, `+ - * / ( )` and merge tags such as `{Price:4.2}`. */
  text: string;
  /** Digits behind the decimal separator; null for as many as there are. */
  rounding: number | null;
}

/** What the rules need to know of any field. */
export interface RuleFieldBase {
  id: number;
  isRequired: boolean;
  visibility: 'VISIBLE' | 'HIDDEN' | 'ADMINISTRATIVE';
  conditionalLogic: ConditionalLogic | null;
  /** The editor's message in place of every other one. */
  errorMessage: string | null;
  pageNumber: number;
  /** Not null where a query may fill in the field: Gravity Forms then accepts any choice. */
  prefill: string | null;
  /** Absent for a field that is no part of an order. */
  order?: OrderRole;
}

interface OfferedChoice {
  /** As it is posted: `Part|100` for a choice with a price. */
  value: string;
}

interface OfferedBox extends OfferedChoice {
  /** Such as 5.3. */
  inputId: number;
}

/** A visible input of a field with several. */
export interface RulePart {
  /** Such as 5.3. */
  id: number;
  label: string;
}

/** What the rules need to know of a field, by its type. */
interface RuleSettings {
  ADDRESS: { inputs: readonly RulePart[] };
  CAPTCHA: object;
  CHECKBOX: {
    choices: readonly OfferedBox[];
    /** How many visitors select, with 0 for no bound; only the CMS has it, since GraphQL does not describe it. */
    limit?: { min: number; max: number } | null;
  };
  CONSENT: object;
  DATE: { format: DateFormat; dateType: 'PICKER' | 'FIELD' | 'DROPDOWN' };
  /** `confirmation` is null where the address is entered once. */
  EMAIL: { confirmation: object | null };
  FILEUPLOAD: {
    /** In lower case; empty for all that Gravity Forms does not refuse itself. */
    allowedExtensions: readonly string[];
    maxFiles: number;
    /** In bytes; null without a limit in the field's settings. */
    maxFileSize: number | null;
  };
  HIDDEN: object;
  HTML: object;
  /** Of all rows: several choices share the input of their row. */
  LIKERT: { choices: readonly OfferedBox[] };
  LIST: object;
  MULTISELECT: { choices: readonly OfferedChoice[] };
  NAME: { inputs: readonly RulePart[] };
  NUMBER: {
    format: NumberNotation['format'];
    /** Of the format CURRENCY. */
    currency?: Currency;
    min: number | null;
    max: number | null;
    formula: Formula | null;
  };
  PAGE: object;
  PHONE: { format: 'STANDARD' | 'INTERNATIONAL' };
  PRICE: { currency: Currency };
  PRODUCT: { price: number; formula: Formula | null; hasQuantity: boolean; currency: Currency };
  RADIO: { choices: readonly OfferedChoice[]; hasOtherChoice: boolean };
  RANK: { choices: readonly OfferedChoice[] };
  SECTION: object;
  SELECT: { choices: readonly OfferedChoice[] };
  SHIPPING: { price: number };
  TEXT: { maxLength: number | null };
  /** A rich text is HTML. */
  TEXTAREA: { maxLength: number | null; isRich?: boolean };
  TIME: { format: 'H12' | 'H24' };
  TOTAL: { currency: Currency };
  UNSUPPORTED: object;
  WEBSITE: object;
}

export type RuleType = keyof RuleSettings;
/** The type and its own settings. */
export type RuleSettingsOf<Type extends RuleType = RuleType> = Type extends RuleType
  ? { type: Type } & RuleSettings[Type]
  : never;
/** A field as the rules see it: the site's definitions have all of it, and more. */
export type RuleField<Type extends RuleType = RuleType> = RuleFieldBase & RuleSettingsOf<Type>;
