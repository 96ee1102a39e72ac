import type { FieldProps } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';
import type { DateField } from './date.definition.ts';

/** A date, entered with the browser's own calendar. */
export function DateInput(props: FieldProps<DateField>) {
  return <TypedInput {...props} input={{ type: 'date' }} />;
}
