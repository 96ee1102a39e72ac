import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';

/** Name of a native input, as Gravity Forms has it: `input_5`, and `input_5_3` for input 5.3. */
export function inputName(id: number): string {
  return `input_${String(id).replace('.', '_')}`;
}

/** Name of an input that sends several values: a multi-select, the cells of a list. */
export function listName(id: number): string {
  return `${inputName(id)}[]`;
}

/** Value of the radio button whose text stands in the input `otherName`. */
export const OTHER_CHOICE = 'gf_other_choice';

export function otherName(id: number): string {
  return `${inputName(id)}_other`;
}

/** Reads what a browser without JavaScript sent. Fields that it did not send are absent. */
export function readPlainForm(_form: FormDefinition, _data: FormData): FieldValue[] {
  return [];
}

/** The native inputs that would send these values, as name and value. */
export function writePlainForm(_form: FormDefinition, _values: readonly FieldValue[]): [string, string][] {
  return [];
}
