import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';
import { inputName } from '../shared/input-names.ts';
import type { FieldProps } from './field-props.ts';
import { textOf } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { placeholderOf } from './placeholder.ts';

interface TypedInputProps extends FieldProps<FieldBase & TypedSettings> {
  /** Shown below the input, which it describes. */
  counter?: ReactNode;
  /** Attributes of the native input, by field type. */
  input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'dir' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step' | 'pattern' | 'readOnly' | 'onBlur'
  >;
}

/** A field whose value is the text of one native input. */
export function TypedInput({ input, counter, ...props }: TypedInputProps) {
  const { field, value, onChange } = props;
  return (
    <FieldShell {...props}>
      {(control) => (
        <>
          <input
            {...control}
            {...input}
            className="form-input"
            data-size={field.size}
            name={inputName(field.id)}
            placeholder={placeholderOf(field)}
            autoComplete={field.autocomplete ?? input.autoComplete}
            value={textOf(value)}
            onChange={(event) => onChange({ value: event.target.value })}
          />
          {counter}
        </>
      )}
    </FieldShell>
  );
}
