import * as texts from '@headwater/brand/texts.ts';
import { regions } from '@headwater/contract/forms/regions.ts';
import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { siteConfig } from '../../../config/site.config.ts';
import type { PartsSettings } from '../parts/parts-settings.ts';
import { readParts } from '../parts/read-parts.ts';
import { defineField } from '../reading/define-field.ts';
import { type FieldContext, inherited } from '../reading/read-base.ts';
import { readBase, readInput } from '../reading/read-settings.ts';
import type { AddressPart } from '../shared/address-parts.ts';

/** Only inputs that neither the editor nor the address type hides. */
export type AddressField = PartsSettings<AddressPart> & {
  type: 'ADDRESS';
  addressType: 'INTERNATIONAL' | 'US' | 'CANADA';
  /** The address that visitors may copy, and the label of its checkbox; null where the editor offers none. */
  copied: { fieldId: number; label: string } | null;
  /**
   * The country of a United States or Canadian address, which visitors do not enter: Gravity Forms' page has the field's
   * default country in a hidden input, and demands one where the editor's form of an old version does not hide it.
   */
  impliedCountry: { inputId: number; code: 'US' | 'CA' } | null;
};

const AddressFieldParts = graphql(`
  fragment AddressFieldParts on AddressField {
    addressType
    defaultCountry
    defaultState
    defaultProvince
    subLabelPlacement
    shouldCopyValuesOption
    copyValuesOptionFieldId
    copyValuesOptionLabel
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

const LABELS = {
  street: texts.streetAddress,
  lineTwo: texts.addressLine2,
  city: texts.city,
  country: texts.country,
};
/** Labels of regions and codes by address type; stored labels are ignored. */
const TYPE_LABELS = {
  INTERNATIONAL: { state: texts.region, zip: texts.postalCode },
  US: { state: texts.state, zip: texts.zipCode },
  CANADA: { state: texts.province, zip: texts.canadianPostalCode },
} satisfies Record<AddressField['addressType'], Record<'state' | 'zip', string>>;

const autocomplete: Record<AddressPart, string> = {
  street: 'address-line1',
  lineTwo: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country',
};

/** The country that an address type implies. */
const TYPE_COUNTRY = { INTERNATIONAL: null, US: 'US', CANADA: 'CA' } as const;

function readCopied(
  parts: Pick<
    ResultOf<typeof AddressFieldParts>,
    'shouldCopyValuesOption' | 'copyValuesOptionFieldId' | 'copyValuesOptionLabel'
  >,
  { clean }: FieldContext,
): AddressField['copied'] {
  const fieldId = parts.shouldCopyValuesOption ? parts.copyValuesOptionFieldId : null;
  return fieldId ? { fieldId, label: clean.text(parts.copyValuesOptionLabel || texts.sameAsPrevious) } : null;
}

/** The address type hides the country that it implies, and has the default of its state. */
export const addressDefinition = defineField(AddressFieldParts, (parts, context): AddressField => {
  const given = parts.addressType;
  // Without the lists of a type that an add-on has, visitors type what they chose there.
  const addressType = given && Object.hasOwn(TYPE_LABELS, given) ? given : 'INTERNATIONAL';
  const state = { US: parts.defaultState, CANADA: parts.defaultProvince };
  const defaults: { [part in AddressPart]?: string | null | undefined } = {
    country: parts.defaultCountry ?? siteConfig.defaultCountry,
    state: addressType === 'INTERNATIONAL' ? null : (regions[addressType].get(state[addressType] ?? '') ?? null),
  };
  const typeLabels = TYPE_LABELS[addressType];
  const inputs = readParts(context, parts.inputs, autocomplete, (part, node) => {
    const { key } = part;
    if (key === 'country' && addressType !== 'INTERNATIONAL') return undefined;
    const label = { ...LABELS, ...typeLabels }[key];
    return {
      ...part,
      label: readInput(context, { ...node, label: key in typeLabels ? label : node.label }, label).label,
      defaultValue: part.defaultValue ?? defaults[key] ?? null,
    };
  });
  const code = TYPE_COUNTRY[addressType];
  const country = parts.inputs?.find((node) => node?.key === 'country');
  const isPosted = country && (parts.defaultCountry || !country.isHidden);
  return {
    ...readBase(context, null),
    type: 'ADDRESS',
    addressType,
    copied: readCopied(parts, context),
    inputs,
    impliedCountry: code && isPosted ? { inputId: Number(country.id), code } : null,
    subLabelPlacement: inherited(parts.subLabelPlacement, context.placements.subLabel),
  };
});
