import { messages } from '@headwater/contract/forms/messages.ts';
import type { AddressField, AddressPart } from '../../form-definition.ts';
import { inputName } from '../../input-names.ts';
import type { FieldProps } from '../field-props.ts';
import { GroupShell } from '../field-shell.tsx';
import { useSurroundings } from '../form-context.ts';
import { NativeSelect } from '../native-select.tsx';
import { SubInput } from '../sub-input.tsx';
import { addressOptions } from './address-options.ts';

const autocomplete: Record<AddressPart, string> = {
  street: 'address-line1',
  lineTwo: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country',
};

/** A postal address: states and provinces are lists where the form asks for one country, countries always are. */
export function Address(props: FieldProps<AddressField>) {
  const { field, value, onChange } = props;
  const { addressLists: lists } = useSurroundings();
  const parts = value && 'addressValues' in value ? value.addressValues : {};
  const change = (key: AddressPart, text: string) => onChange({ addressValues: { ...parts, [key]: text } });
  return (
    <GroupShell {...props}>
      {(control) => (
        <div className="form-parts">
          {field.inputs.map((input) => {
            const options = addressOptions(lists, field.addressType, input.key);
            return (
              <SubInput
                key={input.key}
                id={`${control.id}-${input.key}`}
                part={input.key}
                label={input.label}
                isRequired={field.isRequired && input.key !== 'lineTwo'}
                placement={field.subLabelPlacement}
                control={control}
              >
                {(attributes) =>
                  options ? (
                    <NativeSelect
                      control={attributes}
                      name={inputName(input.id)}
                      options={options}
                      placeholder={input.placeholder ?? ''}
                      autoComplete={input.autocomplete ?? autocomplete[input.key]}
                      {...(input.key === 'country' && { title: messages.country })}
                      value={parts[input.key] ?? ''}
                      onChange={(text) => change(input.key, text)}
                    />
                  ) : (
                    <input
                      {...attributes}
                      className="form-input"
                      type="text"
                      name={inputName(input.id)}
                      placeholder={input.placeholder ?? undefined}
                      autoComplete={input.autocomplete ?? autocomplete[input.key]}
                      value={parts[input.key] ?? ''}
                      onChange={(event) => change(input.key, event.target.value)}
                    />
                  )
                }
              </SubInput>
            );
          })}
        </div>
      )}
    </GroupShell>
  );
}
