import type { TextAreaField } from '../../form-definition.ts';
import { inputName } from '../../input-names.ts';
import { type FieldProps, textOf } from '../field-props.ts';
import { FieldShell } from '../field-shell.tsx';
import { placeholderOf } from '../placeholder.ts';

/** Several lines of text: six when it is large, else four. */
export function TextArea(props: FieldProps<TextAreaField>) {
  const { field, value, onChange } = props;
  return (
    <FieldShell {...props}>
      {(control) => (
        <textarea
          {...control}
          className="form-input"
          name={inputName(field.id)}
          rows={field.size === 'LARGE' ? 6 : 4}
          maxLength={field.maxLength ?? undefined}
          placeholder={placeholderOf(field)}
          autoComplete={field.autocomplete ?? undefined}
          value={textOf(value)}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      )}
    </FieldShell>
  );
}
