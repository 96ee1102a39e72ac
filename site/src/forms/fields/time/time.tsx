import { type FieldProps, textOf } from '../controls/field-props.ts';
import { FieldShell } from '../controls/field-shell.tsx';
import { inputName } from '../shared/input-names.ts';
import type { TimeField } from './time.definition.ts';

/** A time of day. The browser shows it in the visitor's format; its value has 24 hours. */
export function Time(props: FieldProps<TimeField>) {
  const { field, value, onChange } = props;
  return (
    <FieldShell {...props}>
      {(control) => (
        <input
          {...control}
          className="form-input"
          data-size="SMALL"
          type="time"
          name={inputName(field.id)}
          value={textOf(value)}
          onChange={(event) => onChange({ value: event.target.value })}
        />
      )}
    </FieldShell>
  );
}
