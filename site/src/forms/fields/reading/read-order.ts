import type { OrderRole } from '@headwater/gravity-forms/rules/rule-field.ts';
import type { Choice, FieldBase } from '../shared/field-base.ts';
import type { FieldContext } from './read-base.ts';
import { withPrice } from './read-settings.ts';

/** A product field that an option or a quantity belongs to; null when the editor deleted it. */
export interface ConnectedProduct {
  connectedProductField: { databaseId: number } | null;
}

/** The role of an option or a quantity. No form has a field 0, so without a product its price is not counted. */
export function roleOf<Part extends 'option' | 'quantity'>(part: Part, { connectedProductField }: ConnectedProduct) {
  return { part, product: connectedProductField?.databaseId ?? 0 };
}

/** A choice with a price in the CMS's response. */
interface PricedNode {
  text: string | null;
  value: string | null;
  formattedPrice: string | null;
}

/**
 * A field whose choices have prices: each choice's price becomes part of its value.
 * @param nodes the choices in the CMS's response, by whose values those of the field are found
 */
export function pricedChoices<Field extends FieldBase & { choices: Choice[] }>(
  field: Field,
  nodes: readonly (PricedNode | null)[] | null,
  order: OrderRole,
  context: FieldContext,
): Field {
  const prices = new Map((nodes ?? []).map((node) => [node?.value ?? node?.text ?? '', node?.formattedPrice]));
  const choices = field.choices.map((choice) => withPrice(context, choice, prices.get(choice.value), order.part));
  return { ...field, order, choices };
}
