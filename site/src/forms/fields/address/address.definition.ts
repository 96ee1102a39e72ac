import { regionName } from '@headwater/contract/forms/regions.ts';
import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import { siteConfig } from '../../../config/site.config.ts';
import { ADDRESS_PARTS, type AddressField, type AddressPart } from '../../model/form-definition.ts';
import { type FieldContext, inherited } from '../reading/read-base.ts';
import { readBase, readInput } from '../reading/read-settings.ts';

export const AddressFieldParts = graphql(`
  fragment AddressFieldParts on AddressField {
    addressType
    defaultCountry
    defaultState
    defaultProvince
    subLabelPlacement
    inputs {
      id
      key
      label
      customLabel
      name
      isHidden
      placeholder
      defaultValue
      autocompleteAttribute
    }
  }
`);

const LABELS = { street: 'Street Address', lineTwo: 'Address Line 2', city: 'City', country: 'Country' };
/** The address type names its regions and codes, whatever label is stored. */
const TYPE_LABELS = {
  INTERNATIONAL: { state: 'State / Province / Region', zip: 'ZIP / Postal Code' },
  US: { state: 'State', zip: 'ZIP Code' },
  CANADA: { state: 'Province', zip: 'Postal Code' },
} satisfies Record<AddressField['addressType'], Record<'state' | 'zip', string>>;

/** What browsers may fill in where the editor named nothing else. Here, so that the browser is not sent the table. */
const autocomplete: Record<AddressPart, string> = {
  street: 'address-line1',
  lineTwo: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country',
};

function isAddressPart(key: string | null | undefined): key is AddressPart {
  return ADDRESS_PARTS.some((part) => part === key);
}

/** What the address type says itself. */
const TYPE_COUNTRY = { INTERNATIONAL: null, US: 'US', CANADA: 'CA' } as const;

/** The address type hides the country that it stands for, and knows the default of its state. */
export function readAddress(node: FragmentOf<typeof AddressFieldParts>, context: FieldContext): AddressField {
  const parts = readFragment(AddressFieldParts, node);
  const addressType = parts.addressType ?? 'INTERNATIONAL';
  const regions = { US: parts.defaultState, CANADA: parts.defaultProvince };
  const defaults: { [part in AddressPart]?: string | null | undefined } = {
    country: parts.defaultCountry ?? siteConfig.defaultCountry,
    state: addressType === 'INTERNATIONAL' ? null : regionName(addressType, regions[addressType] ?? ''),
  };
  const typeLabels = TYPE_LABELS[addressType];
  const inputs = (parts.inputs ?? []).flatMap((answer) => {
    const key = answer?.key;
    if (!answer || answer.isHidden || !isAddressPart(key)) return [];
    if (key === 'country' && addressType !== 'INTERNATIONAL') return [];
    const label = { ...LABELS, ...typeLabels }[key];
    const input = readInput(context, { ...answer, label: key in typeLabels ? label : answer.label }, label);
    return [
      {
        ...input,
        key,
        autocomplete: input.autocomplete ?? autocomplete[key],
        defaultValue: input.defaultValue ?? defaults[key] ?? null,
      },
    ];
  });
  const code = TYPE_COUNTRY[addressType];
  const country = parts.inputs?.find((answer) => answer?.key === 'country' && !answer.isHidden);
  return {
    ...readBase(context, null),
    type: 'ADDRESS',
    addressType,
    inputs,
    impliedCountry: code && country ? { inputId: Number(country.id), code } : null,
    subLabelPlacement: inherited(parts.subLabelPlacement, context.placements.subLabel),
  };
}
