import type { PostedValues } from '@headwater/gravity-forms/rules/posted-values.ts';
import type { FormField } from '../fields/form-field.ts';
import { inputsOf } from '../fields/inputs-of.ts';
import type { FieldInputs, RecordKey } from '../fields/shared/field-inputs.ts';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';

/** A field with its inputs and its value. */
export interface HeldField {
  field: FormField;
  inputs: FieldInputs<FormField, ValueRecord>;
  /** Undefined without a value, and for a value of the wrong kind. */
  held: ValueRecord | undefined;
  /** Whether the client sent a value of the wrong kind. */
  isMisfit: boolean;
}

/** The kind of value that visitors can enter; null for none. */
export function keyOf(inputs: FieldInputs<FormField, ValueRecord>, field: FormField): RecordKey | null {
  return inputs.isReadOnly?.(field) ? null : inputs.key;
}

/** Each field with its value; values of fields that the form lacks are dropped. */
export function heldFields(fields: readonly FormField[], values: readonly FieldValue[]): HeldField[] {
  const byId = new Map(values.map((value) => [value.id, value]));
  return fields.map((field) => {
    const inputs = inputsOf(field);
    const value = byId.get(field.id);
    const key = keyOf(inputs, field);
    const held = value && key !== null && key in value ? value : undefined;
    return { field, inputs, held, isMisfit: value !== undefined && held === undefined && key !== null };
  });
}

/** The values as Gravity Forms' own page would post them. */
export function postedValues(fields: readonly FormField[], values: readonly FieldValue[]): PostedValues {
  return new Map(
    heldFields(fields, values).flatMap(({ field, inputs, held }) => (held ? inputs.post(field, held) : [])),
  );
}
