import type { FormField } from '../fields/form-field.ts';
import { rulesOf } from '../fields/rules-of.ts';
import type { FieldRules, RecordKey } from '../fields/shared/field-rules.ts';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';

/** A field with its rules and its value. */
export interface HeldField {
  field: FormField;
  rules: FieldRules<FormField, ValueRecord>;
  /** Undefined without a value, and for a value of the wrong kind. */
  held: ValueRecord | undefined;
  /** Whether the client sent a value of the wrong kind. */
  isMisfit: boolean;
}

/** The kind of value that visitors can enter; null for none. */
export function keyOf(rules: FieldRules<FormField, ValueRecord>, field: FormField): RecordKey | null {
  return rules.isReadOnly?.(field) ? null : rules.key;
}

/** Each field with its value; values of fields that the form lacks are dropped. */
export function heldFields(fields: readonly FormField[], values: readonly FieldValue[]): HeldField[] {
  const byId = new Map(values.map((value) => [value.id, value]));
  return fields.map((field) => {
    const rules = rulesOf(field);
    const value = byId.get(field.id);
    const key = keyOf(rules, field);
    const held = value && key !== null && key in value ? value : undefined;
    return { field, rules, held, isMisfit: value !== undefined && held === undefined && key !== null };
  });
}

export function isFilledIn({ field, rules, held }: HeldField): boolean {
  return held !== undefined && !rules.isEmpty(field, held);
}
