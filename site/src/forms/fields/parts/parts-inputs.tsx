import type { Option } from '../controls/choice-controls.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import { SubInput } from '../controls/sub-input.tsx';
import { inputName } from '../shared/input-names.ts';
import { PartControl } from './part-control.tsx';
import type { PartInput, Parts, PartsSettings } from './parts-settings.ts';
import { useInputsAtFault } from './use-inputs-at-fault.ts';

interface PartsInputsProps<Key extends string, Input extends PartInput<Key>>
  extends Omit<FieldProps<PartsSettings<Key, Input>>, 'value' | 'onChange'> {
  parts: Parts<Key>;
  onChange: (parts: Parts<Key>) => void;
  /** Whether a required field is incomplete without this part. */
  isNeeded: (part: Key) => boolean;
  /** The choices; undefined for a text input. */
  optionsOf: (input: Input) => readonly Option[] | undefined;
  /** The browser's validation message for a missing choice. */
  titleOf?: (part: Key) => string | undefined;
}

/** A field with several parts, such as a name or an address: each part has a smaller label of its own. */
export function PartsInputs<Key extends string, Input extends PartInput<Key>>({
  parts,
  onChange,
  isNeeded,
  optionsOf,
  titleOf,
  ...props
}: PartsInputsProps<Key, Input>) {
  const { field } = props;
  const inputs = field.inputs.map((input) => ({
    input,
    key: input.key,
    isNeeded: field.isRequired && isNeeded(input.key),
    text: parts[input.key] ?? '',
  }));
  const isAtFault = useInputsAtFault(props.fieldErrors, inputs);
  return (
    <GroupShell {...props}>
      {(control) => (
        <div className="form-parts">
          {inputs.map(({ input, key, isNeeded: isRequired, text }) => (
            <SubInput
              key={key}
              id={`${control.id}-${key}`}
              part={key}
              label={input.label}
              isRequired={isRequired}
              isAtFault={isAtFault(key)}
              placement={field.subLabelPlacement}
              control={control}
            >
              {(attributes) => (
                <PartControl
                  control={attributes}
                  name={inputName(input.id)}
                  options={optionsOf(input)}
                  placeholder={input.placeholder}
                  autoComplete={input.autocomplete}
                  title={titleOf?.(key)}
                  value={text}
                  onChange={(typed) => onChange({ ...parts, [key]: typed })}
                />
              )}
            </SubInput>
          ))}
        </div>
      )}
    </GroupShell>
  );
}
