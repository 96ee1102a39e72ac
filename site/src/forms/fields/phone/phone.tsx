import type { PhoneField } from '../../form-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { TypedInput } from '../typed-input.tsx';

/** A telephone number. */
export function Phone(props: FieldProps<PhoneField>) {
  return <TypedInput {...props} input={{ type: 'tel', autoComplete: 'tel' }} />;
}
