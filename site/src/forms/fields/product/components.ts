/** In one file for browsers: a form with one of them is an order, and often has the others. */
export { Price } from '../price/price.tsx';
export { Shipping } from '../shipping/shipping.tsx';
export { Total } from '../total/total.tsx';
export { Product } from './product.tsx';
