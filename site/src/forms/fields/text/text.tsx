import { controlId } from '../controls/control.ts';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { LengthCounter } from '../controls/length-counter.tsx';
import { TypedInput } from '../controls/typed-input.tsx';
import { mostCharacters, textLength } from '../shared/text-length.ts';
import type { TextField } from './text.definition.ts';

/** A text input. A text that is too long is counted and not cut. */
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
