import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { AskedSettings, Choice, NamePart, SubInput } from '../definition/field-settings.ts';
import { choiceDetails } from './choices.ts';
import { type FieldKind, storedTexts } from './field-kind.ts';

export interface NameField extends AskedSettings<'NAME'> {
  /** New fields hide prefix, middle name and suffix. */
  parts?: Partial<Record<NamePart, SubInput>>;
  prefixes?: readonly Choice[];
}

/** What is behind the dot of each part's input ID, and what a new field has. */
export const nameParts = {
  prefix: { number: 2, label: 'Prefix', isHidden: true },
  first: { number: 3, label: 'First', isHidden: false },
  middle: { number: 4, label: 'Middle', isHidden: true },
  last: { number: 6, label: 'Last', isHidden: false },
  suffix: { number: 8, label: 'Suffix', isHidden: true },
} as const satisfies Record<NamePart, object>;

const partNames = Object.keys(nameParts) as NamePart[];
const defaultPrefixes = ['Dr.', 'Miss', 'Mr.', 'Mrs.', 'Ms.', 'Mx.', 'Prof.', 'Rev.'].map((text) => ({ text }));

function settings(field: NameField, part: NamePart): SubInput & { label: string; isHidden: boolean } {
  const { label, isHidden } = nameParts[part];
  return { label, isHidden, ...field.parts?.[part] };
}

function inputId({ id }: NameField, part: NamePart): string {
  return `${id}.${nameParts[part].number}`;
}

export const nameKind: FieldKind<NameField> = {
  type: 'NAME',
  valueKey: 'nameValues',
  details: (field) => ({
    inputs: partNames.map((part) => ({
      key: part,
      ...settings(field, part),
      id: Number(inputId(field, part)),
      ...(part === 'prefix' && choiceDetails(field.prefixes ?? defaultPrefixes)),
    })),
  }),
  post: (field, { nameValues }) =>
    partNames.map((part) => [inputId(field, part), trimmed(nameValues?.[part] ?? '')] as const),
  rule: (field) => ({
    type: 'NAME',
    inputs: partNames
      .map((part) => ({ id: Number(inputId(field, part)), ...settings(field, part) }))
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, label, customLabel }) => ({ id, label: customLabel ?? label })),
  }),
  show: (field, stored) => storedTexts(field, stored).join(' '),
};
