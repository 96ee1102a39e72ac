import type { SubInput } from '@headwater/cms/forms/definition/field-settings.ts';
import { type CheckboxField, checkboxInputIds } from '@headwater/cms/forms/fields/checkbox.ts';
import type { FormField } from '@headwater/cms/forms/fields/field-kinds.ts';
import type { GravitySettings } from './gravity-settings.ts';

type Field<Type extends FormField['type']> = Extract<FormField, { type: Type }>;

interface Part {
  number: number;
  label: string;
  isHidden?: true;
}

const nameParts = {
  prefix: { number: 2, label: 'Prefix', isHidden: true },
  first: { number: 3, label: 'First' },
  middle: { number: 4, label: 'Middle', isHidden: true },
  last: { number: 6, label: 'Last' },
  suffix: { number: 8, label: 'Suffix', isHidden: true },
} as const;
const prefixes = ['Dr.', 'Miss', 'Mr.', 'Mrs.', 'Ms.', 'Mx.', 'Prof.', 'Rev.'].map((text) => ({ text }));

const addressParts = {
  street: { number: 1, label: 'Street Address' },
  lineTwo: { number: 2, label: 'Address Line 2' },
  city: { number: 3, label: 'City' },
  state: { number: 4, label: 'State / Province' },
  zip: { number: 5, label: 'ZIP / Postal Code' },
  country: { number: 6, label: 'Country' },
} as const;

function inputs(id: number, parts: Record<string, Part>, own: Partial<Record<string, SubInput>> = {}) {
  return Object.entries(parts).map(([part, { number, label, isHidden = false }]) => ({
    ...{ id: `${id}.${number}`, label, name: '', isHidden },
    ...own[part],
  }));
}

const numbered = (id: number, labels: readonly string[]) =>
  labels.map((label, index) => ({ id: `${id}.${index + 1}`, label, name: '' }));

/** What Gravity Forms stores with a field of each kind besides its settings, such as the inputs that it consists of. */
const additions = {
  NAME: (field: Field<'NAME'>) => ({
    nameFormat: 'advanced',
    inputs: inputs(field.id, nameParts, field.parts).map((input) =>
      input.id.endsWith('.2') ? { ...input, choices: field.prefixes ?? prefixes, inputType: 'radio' } : input,
    ),
  }),
  ADDRESS: (field: Field<'ADDRESS'>) => ({ inputs: inputs(field.id, addressParts, field.parts) }),
  CHECKBOX: (field: CheckboxField) => ({
    inputs: checkboxInputIds(field).map((id, index) => ({ id, label: field.choices[index]?.text ?? '', name: '' })),
  }),
  CONSENT: ({ id }: Field<'CONSENT'>) => ({
    inputs: numbered(id, ['Consent', 'Text', 'Description']).map((input, index) => ({
      ...input,
      isHidden: index > 0,
    })),
    choices: [{ text: 'Checked', value: '1', isSelected: false }],
  }),
  EMAIL: ({ id, hasEmailConfirmation, confirmation }: Field<'EMAIL'>) =>
    hasEmailConfirmation
      ? {
          inputs: [
            { id: String(id), label: 'Enter Email', name: '' },
            { id: `${id}.2`, label: 'Confirm Email', name: '', ...confirmation },
          ],
        }
      : {},
  DATE: ({ id, dateType = 'PICKER' }: Field<'DATE'>) => ({
    dateType: `date${dateType.toLowerCase()}`,
    calendarIconType: 'none',
    ...(dateType !== 'PICKER' && { inputs: numbered(id, ['MM', 'DD', 'YYYY']) }),
  }),
  TIME: ({ id, timeFormat = 'H12' }: Field<'TIME'>) => ({
    timeFormat: timeFormat.slice(1),
    inputs: numbered(id, ['HH', 'MM', 'AM/PM']),
  }),
  MULTISELECT: () => ({ storageType: 'json' }),
  CAPTCHA: () => ({ captchaType: 'captcha' }),
} as const;

export function gravityAdditions(field: FormField): GravitySettings {
  switch (field.type) {
    case 'NAME':
      return additions.NAME(field);
    case 'ADDRESS':
      return additions.ADDRESS(field);
    case 'CHECKBOX':
      return additions.CHECKBOX(field);
    case 'OPTION_CHECKBOX':
      return { ...additions.CHECKBOX({ ...field, type: 'CHECKBOX' }), enablePrice: true };
    case 'PRODUCT_SELECT':
    case 'PRODUCT_RADIO':
    case 'OPTION_SELECT':
    case 'OPTION_RADIO':
    case 'SHIPPING_SELECT':
    case 'SHIPPING_RADIO':
      return { enablePrice: true };
    case 'PRODUCT_SINGLE':
    case 'PRODUCT_HIDDEN':
    case 'PRODUCT_CALCULATION':
      return { inputs: numbered(field.id, ['Name', 'Price', 'Quantity']) };
    case 'MULTI_CHOICE':
    case 'IMAGE_CHOICE':
      return field.inputType === 'CHECKBOX' ? additions.CHECKBOX({ ...field, type: 'CHECKBOX' }) : {};
    case 'CONSENT':
      return additions.CONSENT(field);
    case 'EMAIL':
      return additions.EMAIL(field);
    case 'DATE':
      return additions.DATE(field);
    case 'TIME':
      return additions.TIME(field);
    case 'MULTISELECT':
      return additions.MULTISELECT();
    case 'CAPTCHA':
      return additions.CAPTCHA();
    default:
      return {};
  }
}
