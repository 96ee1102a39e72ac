import type { TextField } from '../../form-definition.ts';
import type { FieldProps } from '../field-props.ts';
import { TypedInput } from '../typed-input.tsx';

/** A line of text. */
export function Text(props: FieldProps<TextField>) {
  const { isPassword, maxLength } = props.field;
  return (
    <TypedInput {...props} input={{ type: isPassword ? 'password' : 'text', maxLength: maxLength ?? undefined }} />
  );
}
