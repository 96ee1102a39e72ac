import type { InputHTMLAttributes, ReactNode } from 'react';
import type { DateField } from '../date/date.definition.ts';
import type { NumberField } from '../number/number.definition.ts';
import type { PhoneField } from '../phone/phone.definition.ts';
import { inputName } from '../shared/input-names.ts';
import type { TextField } from '../text/text.definition.ts';
import type { WebsiteField } from '../website/website.definition.ts';
import type { FieldProps } from './field-props.ts';
import { textOf } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { placeholderOf } from './placeholder.ts';

type TypedField = DateField | NumberField | PhoneField | TextField | WebsiteField;

interface TypedInputProps extends FieldProps<TypedField> {
  /** Stands below the input and belongs to it. */
  counter?: ReactNode;
  /** What the kind of field asks of a native input. */
  input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'dir' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step' | 'pattern'
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
