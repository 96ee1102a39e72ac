import type { FieldValue } from '../field-values.ts';
import type { FormField } from '../form-definition.ts';
import { heldOf } from './field-rules.ts';
import { rulesOf } from './rules-of.ts';

/** What rules compare for a field, such as 3, or an input, such as 3.6; nothing for a field that is gone. */
export type ComparedValue = (fieldId: number, isSourceVisible: boolean) => string | string[];

export function comparedValues(fields: readonly FormField[], values: readonly FieldValue[]): ComparedValue {
  const fieldsById = new Map(fields.map((field) => [field.id, field]));
  const valuesById = new Map(values.map((value) => [value.id, value]));
  return (fieldId, isSourceVisible) => {
    const id = Math.trunc(fieldId);
    const field = fieldsById.get(id);
    if (!field) return '';
    const rules = rulesOf(field);
    const held = isSourceVisible ? heldOf(rules, valuesById.get(id)) : undefined;
    return rules.compared(field, held, fieldId === id ? null : fieldId);
  };
}
