import { textLength } from '@headwater/gravity-forms/rules/fields/text.ts';
import { controlId } from '../controls/control.ts';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { LengthCounter } from '../controls/length-counter.tsx';
import { TypedInput } from '../controls/typed-input.tsx';
import { masked, maskHint } from '../shared/input-mask.ts';
import { mostCharacters } from '../shared/text-length.ts';
import type { TextField } from './text.definition.ts';

/** A text input, with a mask if the editor set one. A text that is too long is counted and not cut. */
export function Text(props: FieldProps<TextField>) {
  const { formId, value, onChange } = props;
  const { inputMask } = props.field;
  const field = inputMask
    ? { ...props.field, placeholder: props.field.placeholder ?? maskHint(inputMask) }
    : props.field;
  const length = textLength(field, textOf(value));
  const most = mostCharacters(field);
  return (
    <TypedInput
      {...props}
      field={field}
      input={{
        type: field.isPassword ? 'password' : 'text',
        dir: 'auto',
        onBlur: inputMask ? () => onChange({ value: masked(inputMask, textOf(value)) }) : undefined,
      }}
      counter={
        length > most && <LengthCounter id={`${controlId(formId, field.id)}-count`} length={length} most={most} />
      }
    />
  );
}
