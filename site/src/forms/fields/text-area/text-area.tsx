import { textLength } from '@headwater/gravity-forms/rules/fields/text.ts';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { FieldShell } from '../controls/field-shell.tsx';
import { LengthCounter } from '../controls/length-counter.tsx';
import { placeholderOf } from '../controls/placeholder.ts';
import { inputName } from '../shared/input-names.ts';
import { mostCharacters } from '../shared/text-length.ts';
import type { TextAreaField } from './text-area.definition.ts';

/** A text area with six lines if it is large, else four. A text that is too long is counted and not cut. */
export function TextArea(props: FieldProps<TextAreaField>) {
  const { field, value, onChange } = props;
  const text = textOf(value);
  return (
    <FieldShell {...props}>
      {(control) => (
        <>
          <textarea
            {...control}
            aria-describedby={[control['aria-describedby'], `${control.id}-count`].filter(Boolean).join(' ')}
            className="form-input"
            name={inputName(field.id)}
            rows={field.size === 'LARGE' ? 6 : 4}
            dir="auto"
            placeholder={placeholderOf(field)}
            autoComplete={field.autocomplete ?? undefined}
            value={text}
            onChange={(event) => onChange({ value: event.target.value })}
          />
          <LengthCounter id={`${control.id}-count`} length={textLength(field, text)} most={mostCharacters(field)} />
        </>
      )}
    </FieldShell>
  );
}
