import type { AddressPart, NamePart } from './form-definition.ts';

export interface CheckboxValue {
  inputId: number;
  value: string;
}

/** A chosen file as far as it is known without its bytes. */
export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
}

/**
 * What a visitor entered into one field. DATE holds `2026-11-21`, TIME `13:30`, NUMBER a number with a
 * dot, CONSENT `1`, CAPTCHA the token, RADIO any other text for the "other" choice.
 */
export type FieldValue = { id: number } & ValueRecord;

export type ValueRecord =
  | { value: string }
  | { values: string[] }
  | { checkboxValues: CheckboxValue[] }
  | { emailValues: { value: string; confirmationValue?: string } }
  | { nameValues: { [part in NamePart]?: string } }
  | { addressValues: { [part in AddressPart]?: string } }
  | { listValues: { rowValues: string[] }[] }
  | { fileUploadValues: ChosenFile[] };

export type FieldValuesAction = { type: 'updateFieldValue'; fieldValue: FieldValue } | { type: 'reset' };

/**
 * One entry per field: an update replaces its field's entry, a reset empties the list.
 * @throws Error for any other action.
 */
export function fieldValuesReducer(values: readonly FieldValue[], action: FieldValuesAction): FieldValue[] {
  switch (action.type) {
    case 'updateFieldValue':
      return [...values.filter(({ id }) => id !== action.fieldValue.id), action.fieldValue];
    case 'reset':
      return [];
    default:
      return unsupported(action);
  }
}

function unsupported(action: never): never {
  const { type } = action as { type: unknown };
  throw new Error(`Field value update operation not supported: ${String(type)}.`);
}

/** The field's entry; undefined while nothing was entered. */
export function valueOfField(values: readonly FieldValue[], id: number): FieldValue | undefined {
  return values.find((value) => value.id === id);
}
