import type { FieldProps } from '../controls/field-props.ts';
import { PartsInputs } from '../parts/parts-inputs.tsx';
import { isNeededNamePart } from '../shared/name-parts.ts';
import type { NameField } from './name.definition.ts';

/** A person's name, with an input for each part that the editor enabled. */
export function Name({ value, onChange, ...props }: FieldProps<NameField>) {
  return (
    <PartsInputs
      {...props}
      parts={value && 'nameValues' in value ? value.nameValues : {}}
      onChange={(nameValues) => onChange({ nameValues })}
      isNeeded={isNeededNamePart}
      optionsOf={({ choices }) => (choices.length > 0 ? choices : undefined)}
    />
  );
}
