import type { DateField } from '../../form-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { TypedInput } from '../typed-input.tsx';

/** A day, by the browser's own calendar. */
export function DateInput(props: FieldProps<DateField>) {
  return <TypedInput {...props} input={{ type: 'date' }} />;
}
