import { messages } from '@headwater/contract/forms/messages.ts';
import type { AddressField, AddressPart } from '../../model/form-definition.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import { useSurroundings } from '../controls/form-context.ts';
import { SubInput } from '../controls/sub-input.tsx';
import { PartControl } from '../parts/part-control.tsx';
import { useInputsAtFault } from '../parts/use-inputs-at-fault.ts';
import { inputName } from '../shared/input-names.ts';
import { addressOptions } from './address-options.ts';

/** Hints of the lists; a part that is typed has none. */
const titles: { [part in AddressPart]?: string } = { country: messages.country };

/** A postal address: states and provinces are lists where the form asks for one country, countries always are. */
export function Address(props: FieldProps<AddressField>) {
  const { field, value, onChange } = props;
  const { addressLists: lists } = useSurroundings();
  const parts = value && 'addressValues' in value ? value.addressValues : {};
  const change = (key: AddressPart, text: string) => onChange({ addressValues: { ...parts, [key]: text } });
  const inputs = field.inputs.map((input) => ({
    ...input,
    isNeeded: field.isRequired && input.key !== 'lineTwo',
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
                  options={addressOptions(lists, field.addressType, input.key)}
                  placeholder={input.placeholder}
                  autoComplete={input.autocomplete}
                  title={titles[input.key]}
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
