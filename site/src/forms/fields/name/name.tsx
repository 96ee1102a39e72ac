import type { NameField, NamePart } from '../../model/form-definition.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import { SubInput } from '../controls/sub-input.tsx';
import { PartControl } from '../parts/part-control.tsx';
import { useInputsAtFault } from '../parts/use-inputs-at-fault.ts';
import { inputName } from '../shared/input-names.ts';

/** Of a required name, first and last must be there; the other parts may stay empty. */
const neededParts: ReadonlySet<NamePart> = new Set(['first', 'last']);

/** A person's name in the parts that the editor shows. */
export function Name(props: FieldProps<NameField>) {
  const { field, value, onChange } = props;
  const parts = value && 'nameValues' in value ? value.nameValues : {};
  const change = (key: NamePart, text: string) => onChange({ nameValues: { ...parts, [key]: text } });
  const inputs = field.inputs.map((input) => ({
    ...input,
    isNeeded: field.isRequired && neededParts.has(input.key),
    text: parts[input.key] ?? '',
  }));
  const isAtFault = useInputsAtFault(props.fieldErrors, inputs);
  return (
    <GroupShell {...props}>
      {(control) => (
        <div className="form-parts">
          {inputs.map((input) => (
            <SubInput
              key={input.key}
              id={`${control.id}-${input.key}`}
              part={input.key}
              label={input.label}
              isRequired={input.isNeeded}
              isAtFault={isAtFault(input.key)}
              placement={field.subLabelPlacement}
              control={control}
            >
              {(attributes) => (
                <PartControl
                  control={attributes}
                  name={inputName(input.id)}
                  options={input.choices.length > 0 ? input.choices : undefined}
                  placeholder={input.placeholder}
                  autoComplete={input.autocomplete}
                  value={input.text}
                  onChange={(text) => change(input.key, text)}
                />
              )}
            </SubInput>
          ))}
        </div>
      )}
    </GroupShell>
  );
}
