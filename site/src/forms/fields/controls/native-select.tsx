import type { Option } from './choice-controls.ts';
import type { ControlAttributes } from './control.ts';

export interface NativeSelectProps {
  control: ControlAttributes;
  name: string;
  options: readonly Option[];
  /** Label of the empty choice; undefined when one of the options is always selected. */
  placeholder: string | undefined;
  size?: string;
  title?: string | undefined;
  autoComplete?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A native `<select>`. */
export function NativeSelect({ control, options, placeholder, size, onChange, ...rest }: NativeSelectProps) {
  return (
    <select
      {...control}
      {...rest}
      className="form-input"
      data-size={size}
      onChange={(event) => onChange(event.target.value)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ text, value }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
