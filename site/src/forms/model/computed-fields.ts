import type { FormField } from '../fields/form-field.ts';

/** Whether the form's rules fill in the field, not the visitor: a price, a calculation or a total. */
export function isComputed(field: FormField): boolean {
  switch (field.type) {
    case 'PRODUCT':
    case 'SHIPPING':
    case 'TOTAL':
      return true;
    case 'NUMBER':
      return field.formula !== null;
    default:
      return false;
  }
}
