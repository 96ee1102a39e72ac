import type { FieldProps } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';
import type { NumberField } from './number.definition.ts';
import { formatNumber } from './number-text.ts';

/** A number, or the result of a formula. The browser shows it in the visitor's own notation; its value has a decimal dot. */
export function NumberInput(props: FieldProps<NumberField>) {
  const { min, max, formula, format } = props.field;
  if (formula) {
    const { value } = props;
    const shown = value && 'value' in value ? { ...value, value: formatNumber(value.value, format) } : value;
    return <TypedInput {...props} value={shown} input={{ type: 'text', readOnly: true }} />;
  }
  return (
    <TypedInput
      {...props}
      input={{ type: 'number', inputMode: 'decimal', step: 'any', min: min ?? undefined, max: max ?? undefined }}
    />
  );
}
