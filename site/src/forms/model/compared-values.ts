import type { FormField } from '../fields/form-field.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { heldFields } from './held-fields.ts';

/** The texts that rules compare, of a field such as 3 or an input such as 3.6; empty for a deleted field. */
export type ComparedValue = (fieldId: number, isSourceVisible: boolean) => string | string[];

export function comparedValues(fields: readonly FormField[], values: readonly FieldValue[]): ComparedValue {
  const sources = new Map(heldFields(fields, values).map((source) => [source.field.id, source]));
  return (fieldId, isSourceVisible) => {
    const source = sources.get(Math.trunc(fieldId));
    if (!source) return '';
    const { field, rules, held } = source;
    return rules.compared(field, isSourceVisible ? held : undefined, fieldId === field.id ? null : fieldId);
  };
}
