import { currencies } from '@headwater/contract/forms/currencies.ts';
import type { FieldOf, FieldType, FormField } from '../fields/form-field.ts';
import type { Choice, FieldBase, FieldInput } from '../fields/shared/field-base.ts';
import type { FormDefinition, FormPage } from '../model/form-definition.ts';

const base: FieldBase = {
  id: 1,
  label: 'Field',
  labelPlacement: 'TOP',
  description: null,
  descriptionPlacement: 'BELOW',
  cssClass: null,
  errorMessage: null,
  isRequired: false,
  visibility: 'VISIBLE',
  conditionalLogic: null,
  pageNumber: 1,
  columnSpan: null,
  prefill: null,
};
const typed = { ...base, placeholder: null, defaultValue: null, size: 'MEDIUM', autocomplete: null } as const;
const nameParts = { prefix: 2, first: 3, middle: 4, last: 6, suffix: 8 } as const;
const addressParts = { street: 1, lineTwo: 2, city: 3, state: 4, zip: 5, country: 6 } as const;

export function choice(value: string, isSelected = false): Choice {
  return { text: value, value, isSelected };
}

function inputs<Key extends string>(id: number, parts: Record<Key, number>): (FieldInput & { key: Key })[] {
  const keys = Object.keys(parts) as Key[];
  return keys.map((key) => ({
    key,
    id: Number(`${id}.${parts[key]}`),
    label: key,
    placeholder: null,
    defaultValue: null,
    autocomplete: null,
    prefill: null,
  }));
}

function likert(id: number): FieldOf<'LIKERT'> {
  const rows = ['Friendly', 'Quick'].map((text, at) => ({
    inputId: Number(`${id}.${at + 1}`),
    text,
    choices: ['a', 'b'].map((value) => choice(`${text}:${value}`)),
  }));
  const choices = rows.flatMap((row) => row.choices.map((each) => ({ ...each, inputId: row.inputId })));
  return { ...base, type: 'LIKERT', rows, choices };
}

/** A minimal field of each type; a type without an entry is a text input. */
const plain: { [Type in FieldType]?: (id: number) => FieldOf<Type> } = {
  ADDRESS: (id) => ({
    ...base,
    type: 'ADDRESS',
    addressType: 'INTERNATIONAL',
    copied: null,
    subLabelPlacement: 'BELOW',
    inputs: inputs(id, addressParts),
    impliedCountry: null,
  }),
  CAPTCHA: () => ({ ...base, type: 'CAPTCHA', badgePosition: 'BOTTOM_RIGHT', theme: 'LIGHT', language: null }),
  CHECKBOX: (id) => ({
    ...base,
    type: 'CHECKBOX',
    hasSelectAll: false,
    choices: ['a', 'b', 'c'].map((value, at) => ({ ...choice(value), inputId: Number(`${id}.${at + 1}`) })),
  }),
  CONSENT: () => ({ ...base, type: 'CONSENT', checkboxLabel: 'I agree' }),
  DATE: () => ({ ...typed, type: 'DATE', format: 'MDY', dateType: 'PICKER' }),
  EMAIL: () => ({ ...typed, type: 'EMAIL', inputLabel: 'Enter Email', confirmation: null }),
  FILEUPLOAD: () => ({
    ...base,
    type: 'FILEUPLOAD',
    allowedExtensions: [],
    maxFiles: 1,
    maxFileSize: null,
    isMultiple: false,
    acceptsFiles: false,
  }),
  HIDDEN: () => ({ ...base, type: 'HIDDEN', visibility: 'HIDDEN', defaultValue: null }),
  HTML: () => ({ ...base, type: 'HTML', content: '<p>Text</p>' }),
  LIKERT: (id) => likert(id),
  LIST: () => ({ ...base, type: 'LIST', columns: [], maxRows: null }),
  MULTISELECT: () => ({
    ...base,
    type: 'MULTISELECT',
    size: 'MEDIUM',
    isSearchable: false,
    choices: ['a', 'b', 'c'].map((value) => choice(value)),
  }),
  NAME: (id) => ({ ...base, type: 'NAME', subLabelPlacement: 'BELOW', inputs: nameInputs(id) }),
  NUMBER: () => ({ ...typed, type: 'NUMBER', format: 'DECIMAL_DOT', min: null, max: null, formula: null }),
  PAGE: () => ({ ...base, type: 'PAGE' }),
  PHONE: () => ({ ...typed, type: 'PHONE', format: 'STANDARD' }),
  PRICE: () => ({ ...typed, type: 'PRICE', order: { part: 'product' }, currency: currencies.USD }),
  PRODUCT: () => ({
    ...base,
    type: 'PRODUCT',
    order: { part: 'product' },
    price: 25,
    formula: null,
    hasQuantity: true,
    currency: currencies.USD,
  }),
  RADIO: () => ({ ...base, type: 'RADIO', hasOtherChoice: false, choices: ['a', 'b'].map((value) => choice(value)) }),
  RANK: () => ({ ...base, type: 'RANK', choices: ['a', 'b', 'c'].map((value) => choice(value)) }),
  SECTION: () => ({ ...base, type: 'SECTION' }),
  SELECT: () => ({
    ...typed,
    type: 'SELECT',
    placeholder: 'Select...',
    isSearchable: false,
    choices: ['a', 'b', 'c'].map((value) => choice(value)),
  }),
  SHIPPING: () => ({ ...base, type: 'SHIPPING', order: { part: 'shipping' }, price: 5, currency: currencies.USD }),
  TEXT: () => ({ ...typed, type: 'TEXT', maxLength: null, inputMask: null, isPassword: false }),
  TEXTAREA: () => ({ ...typed, type: 'TEXTAREA', maxLength: null }),
  TIME: () => ({ ...base, type: 'TIME', format: 'H12' }),
  TOTAL: () => ({ ...base, type: 'TOTAL', currency: currencies.USD, amount: 0 }),
  UNSUPPORTED: () => ({ ...base, type: 'UNSUPPORTED', typeName: 'PasswordField' }),
  WEBSITE: () => ({ ...typed, type: 'WEBSITE' }),
};

function nameInputs(id: number): FieldOf<'NAME'>['inputs'] {
  return inputs(id, nameParts).map((input) => ({ ...input, choices: [] }));
}

/** A minimal field with the given settings. */
export function aField<Type extends FieldType>(
  type: Type,
  id: number,
  settings: Partial<FieldOf<Type>> = {},
): FieldOf<Type> {
  const field = plain[type]?.(id) ?? ({ ...typed, type } as FieldOf<Type>);
  return { ...field, id, label: `Field ${id}`, ...settings };
}

/** A form with these fields; page breaks among them begin pages. */
export function aForm(fields: readonly FormField[], settings: Partial<FormDefinition> = {}): FormDefinition {
  const breaks = fields.filter(({ type }) => type === 'PAGE');
  const button = (text: string) => ({ text, conditionalLogic: null });
  let pageNumber = 1;
  return {
    databaseId: 1,
    title: 'A form',
    description: null,
    version: 'v1',
    cssClass: null,
    fields: fields.map((field) => {
      if (field.type === 'PAGE') pageNumber += 1;
      return { ...field, pageNumber };
    }),
    pages: [undefined, ...breaks].map(
      (opening, at): FormPage => ({
        number: at + 1,
        name: null,
        fieldId: opening?.id ?? null,
        conditionalLogic: opening?.conditionalLogic ?? null,
        previousButton: at === 0 ? null : button('Previous'),
        nextButton: at === breaks.length ? null : button('Next'),
      }),
    ),
    pagination: { type: 'STEPS', hasProgressbarOnConfirmation: false, progressbarCompletionText: null },
    submitButton: button('Submit'),
    saveButton: null,
    requiredIndicator: { type: 'ASTERISK', text: '*' },
    hasValidationSummary: false,
    subLabelPlacement: 'BELOW',
    isActive: true,
    closedMessage: null,
    schedule: null,
    confirmations: [{ isDefault: true, conditionalLogic: null, content: { type: 'message', html: 'Thanks' } }],
    recaptcha: null,
    uncheckedCaptcha: null,
    ...settings,
  };
}
