import { parseAmount } from '@headwater/contract/forms/amounts.ts';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { currency, postedPrice } from '../fields/priced-choices.ts';
import { filledTexts, type PostedValues, postedText } from './posted-values.ts';

/** What the order in an entry costs, as Gravity Forms adds it up: products with options, then shipping. */
export function orderTotal(form: Form, visible: readonly FormField[], posted: PostedValues): number {
  const products = visible.flatMap((field) => {
    const unit = unitPrice(field, posted);
    const quantity = unit === undefined ? 0 : quantityOf(field, form, visible, posted);
    if (unit === undefined || quantity === 0) return [];
    return [quantity * (unit + optionsPrice(field.id, visible, posted))];
  });
  if (products.length === 0) return 0;
  return products.reduce((sum, price) => sum + price, shippingPrice(form, visible, posted));
}

/** Undefined for fields that are no product, and for a product that was not chosen. */
function unitPrice(field: FormField, posted: PostedValues): number | undefined {
  switch (field.type) {
    case 'PRODUCT_SINGLE':
    case 'PRODUCT_HIDDEN':
    case 'PRODUCT_CALCULATION':
      return posted.has(`${field.id}.2`) ? parseAmount(postedText(posted, `${field.id}.2`), currency) : undefined;
    case 'PRODUCT_PRICE':
      return parseAmount(postedText(posted, field.id), currency);
    case 'PRODUCT_SELECT':
    case 'PRODUCT_RADIO': {
      const chosen = postedText(posted, field.id);
      return chosen === '' ? undefined : postedPrice(chosen);
    }
    default:
      return undefined;
  }
}

function quantityOf(product: FormField, form: Form, visible: readonly FormField[], posted: PostedValues): number {
  const counter = form.fields.find((field) => field.type.startsWith('QUANTITY_') && isOf(field, product.id));
  if (counter && visible.includes(counter)) return parseAmount(postedText(posted, counter.id), currency) ?? 0;
  if (counter || !posted.has(`${product.id}.3`)) return 1;
  return Number(postedText(posted, `${product.id}.3`)) || 0;
}

function isOf(field: FormField, productId: number): boolean {
  return 'productField' in field && field.productField === productId;
}

function optionsPrice(productId: number, visible: readonly FormField[], posted: PostedValues): number {
  const options = visible.filter((field) => field.type.startsWith('OPTION_') && isOf(field, productId));
  return options.flatMap(({ id }) => filledTexts(posted, id)).reduce((sum, text) => sum + postedPrice(text), 0);
}

/** Of several shipping fields, the first counts. */
function shippingPrice(form: Form, visible: readonly FormField[], posted: PostedValues): number {
  const field = form.fields.find(({ type }) => type.startsWith('SHIPPING_'));
  if (!field || !visible.includes(field)) return 0;
  const text = postedText(posted, field.id);
  return field.type === 'SHIPPING_SINGLE' ? (parseAmount(text, currency) ?? 0) : postedPrice(text);
}
