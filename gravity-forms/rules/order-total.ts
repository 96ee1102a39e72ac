import { parseAmount } from '@headwater/contract/forms/amounts.ts';
import { formulaNumber, numberIn, priceOfChoice } from './formula-number.ts';
import { filledTexts, type PostedValues, postedText } from './posted-values.ts';
import type { RuleField } from './rule-field.ts';

/** What a choice or choices cost together; undefined when nothing is chosen. */
function priceOfChoices({ id }: RuleField, posted: PostedValues): number | undefined {
  const prices = filledTexts(posted, id).map((value) => priceOfChoice(value) ?? 0);
  return prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) : undefined;
}

/** The price of one piece; undefined when the visitor did not choose the product. */
function productPrice(field: RuleField, posted: PostedValues): number | undefined {
  if (field.type === 'PRODUCT') return parseAmount(postedText(posted, `${field.id}.2`), field.currency);
  if (field.type === 'PRICE') return parseAmount(postedText(posted, field.id), field.currency);
  return priceOfChoices(field, posted);
}

function isHeldBy({ order }: Pick<RuleField, 'order'>, part: 'option' | 'quantity', product: number): boolean {
  return order?.part === part && order.product === product;
}

/** Whether a product has a quantity field: then it has no input of its own for how many. */
export function isCountedElsewhere(fields: readonly Pick<RuleField, 'order'>[], product: number): boolean {
  return fields.some((field) => isHeldBy(field, 'quantity', product));
}

/**
 * What the order costs, by Gravity Forms' rules: each product with its options times its quantity, and shipping once
 * anything is ordered. Without a visible quantity, in a field of its own or in the product, a product counts once; of
 * several quantity or shipping fields, the first counts.
 */
export function orderTotal(fields: readonly RuleField[], visible: ReadonlySet<number>, posted: PostedValues): number {
  const shown = fields.filter(({ id }) => visible.has(id));
  const quantityOf = (product: RuleField): number => {
    const counter = fields.find((field) => isHeldBy(field, 'quantity', product.id));
    if (counter && !visible.has(counter.id)) return 1;
    if (counter && 'choices' in counter) return numberIn(postedText(posted, counter.id));
    if (counter) return formulaNumber(counter, posted, '');
    return product.type === 'PRODUCT' ? formulaNumber(product, posted, '', 'quantity') : 1;
  };
  const ordered = shown.flatMap((field) => {
    const price = field.order?.part === 'product' ? productPrice(field, posted) : undefined;
    const quantity = price === undefined ? 0 : quantityOf(field);
    if (price === undefined || quantity === 0) return [];
    const options = shown.filter((option) => isHeldBy(option, 'option', field.id));
    return [quantity * options.reduce((sum, option) => sum + (priceOfChoices(option, posted) ?? 0), price)];
  });
  if (ordered.length === 0) return 0;
  const shipping = fields.find(({ order }) => order?.part === 'shipping');
  const delivery = shipping && visible.has(shipping.id) ? shippingPrice(shipping, posted) : 0;
  return ordered.reduce((sum, price) => sum + price, delivery);
}

function shippingPrice(field: RuleField, posted: PostedValues): number {
  return field.type === 'SHIPPING' ? field.price : (priceOfChoices(field, posted) ?? 0);
}
