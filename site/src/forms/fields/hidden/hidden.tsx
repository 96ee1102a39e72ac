import type { HiddenField } from '../../form-definition.ts';
import { inputName } from '../../input-names.ts';
import { type FieldProps, textOf } from '../field-props.ts';

/** A value that the visitor does not see. */
export function Hidden({ field, value }: FieldProps<HiddenField>) {
  return <input type="hidden" name={inputName(field.id)} value={textOf(value)} />;
}
