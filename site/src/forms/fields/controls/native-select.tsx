import type { Option } from './choice-controls.ts';
import type { ControlAttributes } from './control.ts';

interface NativeSelectProps {
  control: ControlAttributes;
  name: string;
  options: readonly Option[];
  /** Text of the choice that is none; undefined where one of the options must be taken. */
  placeholder: string | undefined;
  size?: string;
  title?: string | undefined;
  autoComplete?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own list of choices. */
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
