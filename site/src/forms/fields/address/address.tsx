import * as texts from '@headwater/brand/texts.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { useSurroundings } from '../controls/form-context.ts';
import { PartsInputs } from '../parts/parts-inputs.tsx';
import { isNeededAddressPart } from '../shared/address-parts.ts';
import type { AddressField } from './address.definition.ts';
import { addressOptions } from './address-options.ts';

/** A postal address: states and provinces are lists when the form is for one country, countries always are. */
export function Address({ value, onChange, ...props }: FieldProps<AddressField>) {
  const { addressLists } = useSurroundings();
  return (
    <PartsInputs
      {...props}
      parts={value && 'addressValues' in value ? value.addressValues : {}}
      onChange={(addressValues) => onChange({ addressValues })}
      isNeeded={isNeededAddressPart}
      optionsOf={({ key }) => addressOptions(addressLists, props.field.addressType, key)}
      titleOf={(part) => (part === 'country' ? texts.fieldMessages.country : undefined)}
    />
  );
}
