import type { Option } from '../controls/choice-controls.ts';
import { NativeSelect, type NativeSelectProps } from '../controls/native-select.tsx';

interface PartControlProps extends Pick<NativeSelectProps, 'control' | 'name' | 'title' | 'value' | 'onChange'> {
  /** The choices; undefined for a text input. */
  options?: readonly Option[] | undefined;
  placeholder?: string | null;
  autoComplete?: string | null;
}

/** The control of one part of a name or an address: a list for a part with choices, otherwise a text input. */
export function PartControl({
  control,
  options,
  placeholder,
  autoComplete,
  title,
  onChange,
  ...rest
}: PartControlProps) {
  if (options)
    return (
      <NativeSelect
        {...rest}
        control={control}
        options={options}
        placeholder={placeholder ?? ''}
        autoComplete={autoComplete ?? undefined}
        title={title}
        onChange={onChange}
      />
    );
  return (
    <input
      {...control}
      {...rest}
      className="form-input"
      type="text"
      dir="auto"
      placeholder={placeholder ?? undefined}
      autoComplete={autoComplete ?? undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
