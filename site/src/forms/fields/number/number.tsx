import { normalNumber } from '@headwater/contract/forms/numbers.ts';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';
import type { NumberField } from './number.definition.ts';

/**
 * A number, or the result of a formula. A text, because browsers read and write native numbers in their own language, not
 * in the form's notation; once the visitor leaves it, it shows how it was read.
 */
export function NumberInput(props: FieldProps<NumberField>) {
  const { field, value, onChange } = props;
  const onBlur = () => {
    const text = normalNumber(textOf(value), field);
    if (text !== textOf(value)) onChange({ value: text });
  };
  const input = field.formula ? { readOnly: true } : ({ inputMode: 'decimal', onBlur } as const);
  return <TypedInput {...props} input={{ type: 'text', ...input }} />;
}
