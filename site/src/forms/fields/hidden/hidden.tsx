import { type FieldProps, textOf } from '../controls/field-props.ts';
import { inputName } from '../shared/input-names.ts';
import type { HiddenField } from './hidden.definition.ts';

/** A hidden input. */
export function Hidden({ field, value }: FieldProps<HiddenField>) {
  return <input type="hidden" name={inputName(field.id)} value={textOf(value)} />;
}
