import type { FormField } from '../fields/form-field.ts';
import { enteredAmount, priceOfChoice } from '../fields/shared/order.ts';
import { amountIn, formulaNumber } from './formula-values.ts';
import type { HeldField } from './held-fields.ts';

/** What a choice or choices cost together; undefined when nothing is chosen. */
function priceOfChoices({ held }: HeldField): number | undefined {
  const chosen =
    held && 'checkboxValues' in held
      ? held.checkboxValues.map(({ value }) => value)
      : held && 'value' in held
        ? [held.value]
        : [];
  const prices = chosen.filter(Boolean).map((value) => priceOfChoice(value) ?? 0);
  return prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) : undefined;
}

/** The price of one piece; undefined when the visitor did not choose the product. */
function productPrice(entry: HeldField): number | undefined {
  const { field, held } = entry;
  if (field.type === 'PRODUCT')
    return held && 'productValues' in held ? Number(held.productValues.price) || 0 : undefined;
  if (field.type === 'PRICE') return held && 'value' in held ? enteredAmount(held.value, field.currency) : undefined;
  return priceOfChoices(entry);
}

/** How many: from the product's own input, or the quantity field of the product if rules don't hide that. */
function quantityOf(product: HeldField, quantity: HeldField | undefined): number {
  if (quantity) return 'choices' in quantity.field ? amountIn(quantity.held) : formulaNumber(quantity, '', undefined);
  return product.field.type === 'PRODUCT' ? formulaNumber(product, '', 'quantity') : 1;
}

function isHeldBy(field: FormField, part: 'option' | 'quantity', product: number): boolean {
  return field.order?.part === part && field.order.product === product;
}

/**
 * What the order costs, by Gravity Forms' rules: each product with its options times its quantity, and shipping once
 * anything is ordered. A product without a quantity field counts once; of several quantity or shipping fields, the first.
 * @param entries the form's visible fields with their values
 * @param allFields the form's fields: a hidden quantity field leaves its product at one piece
 */
export function orderTotal(entries: readonly HeldField[], allFields: readonly FormField[]): number {
  let total = 0;
  let isAnythingOrdered = false;
  for (const entry of entries) {
    const { id, order } = entry.field;
    const price = order?.part === 'product' ? productPrice(entry) : undefined;
    if (price === undefined) continue;
    const quantityId = allFields.find((field) => isHeldBy(field, 'quantity', id))?.id;
    const quantity = quantityOf(
      entry,
      entries.find(({ field }) => field.id === quantityId),
    );
    if (quantity === 0) continue;
    const options = entries.filter(({ field }) => isHeldBy(field, 'option', id));
    const extra = options.reduce((sum, option) => sum + (priceOfChoices(option) ?? 0), 0);
    total += quantity * (price + extra);
    isAnythingOrdered = true;
  }
  const firstShipping = allFields.find(({ order }) => order?.part === 'shipping')?.id;
  const shipping = entries.find(({ field }) => field.id === firstShipping);
  return isAnythingOrdered && shipping ? total + shippingPrice(shipping) : total;
}

function shippingPrice(entry: HeldField): number {
  return entry.field.type === 'SHIPPING' ? entry.field.price : (priceOfChoices(entry) ?? 0);
}
