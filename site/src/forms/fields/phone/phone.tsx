import type { FieldProps } from '../controls/field-props.ts';
import { TypedInput } from '../controls/typed-input.tsx';
import type { PhoneField } from './phone.definition.ts';

/** A telephone number. */
export function Phone(props: FieldProps<PhoneField>) {
  return <TypedInput {...props} input={{ type: 'tel', autoComplete: 'tel' }} />;
}
