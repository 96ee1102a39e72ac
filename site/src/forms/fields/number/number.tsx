import type { FieldProps } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';
import type { NumberField } from './number.definition.ts';

/** A number. The browser shows it in the visitor's own notation; its value has a decimal dot. */
export function NumberInput(props: FieldProps<NumberField>) {
  const { min, max } = props.field;
  return (
    <TypedInput
      {...props}
      input={{ type: 'number', inputMode: 'decimal', step: 'any', min: min ?? undefined, max: max ?? undefined }}
    />
  );
}
