import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import { currencies } from '@headwater/contract/forms/currencies.ts';
import type { Choice, FieldSettings } from '../definition/field-settings.ts';
import { choiceValue } from './choices.ts';
import type { FieldKind, StoredValues } from './field-kind.ts';

/** The currency of this CMS: Gravity Forms' default. */
export const currency = currencies.USD;

interface PricedSettings extends FieldSettings {
  choices: readonly Choice[];
}

/** Choices as they are posted and stored: `Large|100`. */
function withPrices<Field extends PricedSettings>(field: Field): Field {
  const choices = field.choices.map((choice) => ({ ...choice, value: `${choiceValue(choice)}|${choice.price ?? 0}` }));
  return { ...field, choices };
}

function bare(stored: StoredValues): StoredValues {
  return Object.fromEntries(Object.entries(stored).map(([id, value]) => [id, value.replace(/\|[^|]*$/, '')]));
}

/** A list of choices of which each has a price. */
export function pricedKind<Field extends PricedSettings>(kind: FieldKind<Field>): FieldKind<Field> {
  const { show } = kind;
  return {
    ...kind,
    details: (field) => {
      const details = { ...kind.details?.(field) };
      const choices: readonly object[] = 'choices' in details && Array.isArray(details.choices) ? details.choices : [];
      const priced = choices.map((choice, index) => ({ ...choice, ...priceNode(field.choices[index]?.price ?? 0) }));
      return { ...details, choices: priced };
    },
    rule: (field) => kind.rule(withPrices(field)),
    ...(show && {
      // Without choices, their values are wanted, as by `{Size:4:value}`: those have no prices.
      show: (field, stored) => (field.choices.length > 0 ? show(withPrices(field), stored) : show(field, bare(stored))),
    }),
  };
}

function priceNode(price: number) {
  return { price, formattedPrice: formatAmount(price, currency) };
}
