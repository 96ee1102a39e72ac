import * as texts from '@headwater/brand/texts.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { useSurroundings } from '../controls/form-context.ts';
import { PartsInputs } from '../parts/parts-inputs.tsx';
import { isNeededAddressPart } from '../shared/address-parts.ts';
import { copyName } from '../shared/input-names.ts';
import type { AddressField } from './address.definition.ts';
import { addressOptions } from './address-options.ts';

/** A postal address: states and provinces are lists when the form is for one country, countries always are. */
export function Address({ value, onChange, ...props }: FieldProps<AddressField>) {
  const { addressLists, answerOf } = useSurroundings();
  const { copied } = props.field;
  const source = copied && answerOf(copied.fieldId);
  const original = source && 'addressValues' in source ? source.addressValues : {};
  const own = value && 'addressValues' in value ? value.addressValues : {};
  const isSame = Object.keys(original).length > 0 && JSON.stringify(own) === JSON.stringify(original);
  const inputs = (
    <PartsInputs
      {...props}
      parts={own}
      onChange={(addressValues) => onChange({ addressValues })}
      isNeeded={isNeededAddressPart}
      optionsOf={({ key }) => addressOptions(addressLists, props.field.addressType, key)}
      titleOf={(part) => (part === 'country' ? texts.fieldMessages.country : undefined)}
    />
  );
  if (!copied) return inputs;
  return (
    <>
      <label className="form-choice">
        <input
          type="checkbox"
          name={copyName(props.field.id)}
          value="1"
          disabled={props.loading}
          checked={isSame}
          onChange={({ target }) => onChange({ addressValues: target.checked ? { ...original } : {} })}
        />
        <span>{copied.label}</span>
      </label>
      {inputs}
    </>
  );
}
