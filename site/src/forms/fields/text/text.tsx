import type { TextField } from '../../form-definition.ts';
import { mostCharacters, textLength } from '../../rules/text-length.ts';
import { controlId } from '../control.ts';
import { type FieldProps, textOf } from '../field-props.ts';
import { LengthCounter } from '../length-counter.tsx';
import { TypedInput } from '../typed-input.tsx';

/** A line of text. One that is too long stays whole and is counted. */
export function Text(props: FieldProps<TextField>) {
  const { field, formId, value } = props;
  const length = textLength(field, textOf(value));
  const most = mostCharacters(field);
  return (
    <TypedInput
      {...props}
      input={{ type: field.isPassword ? 'password' : 'text', dir: 'auto' }}
      counter={
        length > most && <LengthCounter id={`${controlId(formId, field.id)}-count`} length={length} most={most} />
      }
    />
  );
}
