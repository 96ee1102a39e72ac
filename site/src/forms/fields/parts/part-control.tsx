import type { Option } from '../controls/choice-controls.ts';
import { NativeSelect, type NativeSelectProps } from '../controls/native-select.tsx';

interface PartControlProps extends Pick<NativeSelectProps, 'control' | 'name' | 'title' | 'value' | 'onChange'> {
  /** The choices; undefined for a text input. */
  options?: readonly Option[] | undefined;
  placeholder?: string | null;
  autoComplete?: string | null;
}

/** The control of one part of a name or an address: a list for a part with choices, otherwise a text input. */
export function PartControl({ options, placeholder, title, onChange, ...props }: PartControlProps) {
  const { control, ...rest } = { ...props, autoComplete: props.autoComplete ?? undefined };
  if (options)
    return <NativeSelect {...{ ...rest, control, options, title, onChange }} placeholder={placeholder ?? ''} />;
  return (
    <input
      {...control}
      {...rest}
      className="form-input"
      type="text"
      dir="auto"
      placeholder={placeholder ?? undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
