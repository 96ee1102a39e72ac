import type { ConditionalLogic } from '@headwater/cms/forms/definition/conditional-logic.ts';
import type { Choice, PageButton } from '@headwater/cms/forms/definition/field-settings.ts';
import type { FormField } from '@headwater/cms/forms/fields/field-kinds.ts';
import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import { countries } from '@headwater/contract/forms/countries.ts';
import { currencies } from '@headwater/contract/forms/currencies.ts';
import { regions } from '@headwater/contract/forms/regions.ts';

/** Settings of a form, field or button as Gravity Forms stores them. */
export type GravitySettings = Record<string, unknown>;

type SettingName = FormField extends infer Field ? (Field extends Field ? keyof Field : never) : never;
type SettingValue<Name extends SettingName> = FormField extends infer Field
  ? Field extends Partial<Record<Name, infer Value>>
    ? Exclude<Value, undefined>
    : never
  : never;

const operators = {
  IS: 'is',
  IS_NOT: 'isnot',
  GREATER_THAN: '>',
  LESS_THAN: '<',
  CONTAINS: 'contains',
  STARTS_WITH: 'starts_with',
  ENDS_WITH: 'ends_with',
} as const satisfies Record<ConditionalLogic['rules'][number]['operator'], string>;

export function gravityLogic({ actionType, logicType, rules }: ConditionalLogic): GravitySettings {
  return {
    actionType: actionType.toLowerCase(),
    logicType: logicType.toLowerCase(),
    rules: rules.map(({ fieldId, operator, value }) => ({
      fieldId: String(fieldId),
      operator: operators[operator],
      value,
    })),
  };
}

export function gravityButton({ type = 'TEXT', text = '', imageUrl = '', conditionalLogic }: PageButton) {
  return {
    ...{ type: type.toLowerCase(), text, imageUrl },
    ...(conditionalLogic && { conditionalLogic: gravityLogic(conditionalLogic) }),
  };
}

function gravityChoices(choices: readonly Choice[]): GravitySettings[] {
  return choices.map(({ text, value = text, isSelected = false, price }) => ({
    ...{ text, value, isSelected },
    ...(price !== undefined && { price: formatAmount(price, currencies.USD) }),
  }));
}

const orderInputs: Record<string, string> = {
  PRODUCT_SINGLE: 'singleproduct',
  PRODUCT_HIDDEN: 'hiddenproduct',
  SHIPPING_SINGLE: 'singleshipping',
};

/** A field of an order is one type with several kinds of input: PRODUCT_SELECT is a `product` with a `select`. */
function gravityType(type: string): GravitySettings {
  const [, group, kind] = /^(PRODUCT|OPTION|QUANTITY|SHIPPING)_([A-Z]+)$/.exec(type) ?? [];
  if (!group || !kind) return { type: type.toLowerCase() };
  return { type: group.toLowerCase(), inputType: orderInputs[type] ?? kind.toLowerCase() };
}

const lowerCase =
  (name: string) =>
  (value: string): GravitySettings => ({ [name]: value.toLowerCase() });
const label =
  (name: string, suffix: string) =>
  (value: string): GravitySettings => ({
    [name]: value === 'INHERIT' ? '' : `${value.toLowerCase()}${value === 'HIDDEN' ? '_label' : suffix}`,
  });
const named =
  (name: string) =>
  (value: unknown): GravitySettings => ({ [name]: value });
const none = (): GravitySettings => ({});

/** Every setting of every field, as Gravity Forms stores it. Parts of names and addresses are in `gravity-inputs.ts`. */
export const fieldSettings = {
  id: named('id'),
  type: gravityType,
  label: named('label'),
  description: named('description'),
  content: named('content'),
  checkboxLabel: named('checkboxLabel'),
  cssClass: named('cssClass'),
  errorMessage: named('errorMessage'),
  placeholder: named('placeholder'),
  defaultValue: named('defaultValue'),
  inputName: named('inputName'),
  isRequired: named('isRequired'),
  noDuplicates: named('noDuplicates'),
  canPrepopulate: named('allowsPrepopulate'),
  layoutGridColumnSpan: named('layoutGridColumnSpan'),
  visibility: lowerCase('visibility'),
  size: lowerCase('size'),
  labelPlacement: label('labelPlacement', '_label'),
  subLabelPlacement: label('subLabelPlacement', ''),
  descriptionPlacement: label('descriptionPlacement', ''),
  conditionalLogic: (logic) => ({ conditionalLogic: gravityLogic(logic) }),
  autocompleteAttribute: (autocompleteAttribute) => ({ enableAutocomplete: true, autocompleteAttribute }),
  choices: (choices) => ({
    choices: gravityChoices(choices),
    enableChoiceValue: choices.some(({ text, value = text }) => value !== text),
  }),
  hasOtherChoice: named('enableOtherChoice'),
  hasEnhancedUI: named('enableEnhancedUI'),
  hasSelectAll: named('enableSelectAll'),
  maxLength: named('maxLength'),
  inputMaskValue: (mask) => ({ inputMask: true, inputMaskIsCustom: true, inputMaskValue: mask }),
  isPasswordInput: named('enablePasswordInput'),
  hasRichTextEditor: named('useRichTextEditor'),
  hasEmailConfirmation: named('emailConfirmEnabled'),
  phoneFormatType: lowerCase('phoneFormat'),
  numberFormat: lowerCase('numberFormat'),
  rangeMin: named('rangeMin'),
  rangeMax: named('rangeMax'),
  dateFormat: lowerCase('dateFormat'),
  dateType: (type) => ({ dateType: `date${type.toLowerCase()}` }),
  timeFormat: (format) => ({ timeFormat: format.slice(1) }),
  columns: (columns) => ({ enableColumns: true, choices: gravityChoices(columns.map((text) => ({ text }))) }),
  maxRows: named('maxRows'),
  allowedExtensions: (extensions) => ({ allowedExtensions: extensions.join(',') }),
  canAcceptMultipleFiles: named('multipleFiles'),
  maxFileSize: named('maxFileSize'),
  maxFiles: named('maxFiles'),
  nextButton: (button) => ({ nextButton: gravityButton(button) }),
  previousButton: (button) => ({ previousButton: gravityButton(button) }),
  captchaType: none,
  captchaTheme: lowerCase('captchaTheme'),
  captchaBadgePosition: (position) => ({ captchaBadge: position.toLowerCase().replace('_', '') }),
  addressType: (type) => ({ addressType: type === 'CANADA' ? 'canadian' : type.toLowerCase() }),
  defaultCountry: (code) => ({ defaultCountry: new Map(Object.entries<string>(countries)).get(code) ?? '' }),
  defaultState: (state) => ({ defaultState: new Map(Object.entries<string>(regions.US)).get(state) ?? state }),
  defaultProvince: named('defaultProvince'),
  hasMargins: (hasMargins) => ({ disableMargins: !hasMargins }),
  inputType: lowerCase('inputType'),
  calculationFormula: (formula) => ({ enableCalculation: true, calculationFormula: formula }),
  calculationRounding: (digits) => ({ calculationRounding: String(digits) }),
  price: (price) => ({ basePrice: formatAmount(price, currencies.USD) }),
  hasQuantity: (hasQuantity) => ({ disableQuantity: !hasQuantity }),
  productField: named('productField'),
  parts: none,
  confirmation: none,
  prefixes: none,
} as const satisfies { [Name in SettingName]: (value: SettingValue<Name>) => GravitySettings };
