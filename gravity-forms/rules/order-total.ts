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

export interface OrderLine {
  product: RuleField;
  /** Those that the visitor sees. */
  options: RuleField[];
  quantity: number;
  /** Of one piece with its options. */
  price: number;
}

export interface Order {
  lines: OrderLine[];
  /** Undefined: the form ships nothing, no way is chosen, or nothing is ordered. */
  shipping: { field: RuleField; price: number } | undefined;
  subtotal: number;
  total: number;
}

/** What the order costs. */
export function orderTotal(fields: readonly RuleField[], visible: ReadonlySet<number>, posted: PostedValues): number {
  return orderOf(fields, visible, posted).total;
}

/**
 * An order by Gravity Forms' rules: each product with its options times its quantity, and shipping once
 * anything is ordered. Without a visible quantity, in a field of its own or in the product, a product counts once; of
 * several quantity or shipping fields, the first counts.
 */
export function orderOf(fields: readonly RuleField[], visible: ReadonlySet<number>, posted: PostedValues): Order {
  const shown = fields.filter(({ id }) => visible.has(id));
  const quantityOf = (product: RuleField): number => {
    const counter = fields.find((field) => isHeldBy(field, 'quantity', product.id));
    if (counter && !visible.has(counter.id)) return 1;
    if (counter && 'choices' in counter) return numberIn(postedText(posted, counter.id));
    if (counter) return formulaNumber(counter, posted, '');
    return product.type === 'PRODUCT' ? formulaNumber(product, posted, '', 'quantity') : 1;
  };
  const lines = shown.flatMap((product): OrderLine[] => {
    const own = product.order?.part === 'product' ? productPrice(product, posted) : undefined;
    const quantity = own === undefined ? 0 : quantityOf(product);
    if (own === undefined || quantity === 0) return [];
    const options = shown.filter((option) => isHeldBy(option, 'option', product.id));
    const price = options.reduce((sum, option) => sum + (priceOfChoices(option, posted) ?? 0), own);
    return [{ product, options, quantity, price }];
  });
  const subtotal = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const first = fields.find(({ order }) => order?.part === 'shipping');
  const isShipped = first && visible.has(first.id) && lines.length > 0;
  const price = isShipped ? shippingPrice(first, posted) : undefined;
  const shipping = first && price !== undefined ? { field: first, price } : undefined;
  return { lines, shipping, subtotal, total: subtotal + (shipping?.price ?? 0) };
}

function shippingPrice(field: RuleField, posted: PostedValues): number | undefined {
  return field.type === 'SHIPPING' ? field.price : priceOfChoices(field, posted);
}
