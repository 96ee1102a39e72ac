import type { FieldValue } from '../fields/shared/field-value.ts';

export type FieldValuesAction = { type: 'updateFieldValue'; fieldValue: FieldValue } | { type: 'reset' };

/**
 * One value per field: an update replaces its field's value, a reset empties the list.
 * @throws Error for any other action.
 */
export function fieldValuesReducer(values: readonly FieldValue[], action: FieldValuesAction): FieldValue[] {
  switch (action.type) {
    case 'updateFieldValue':
      return [...values.filter(({ id }) => id !== action.fieldValue.id), action.fieldValue];
    case 'reset':
      return [];
    default:
      return unsupported(action);
  }
}

function unsupported(action: never): never {
  const { type } = action as { type: unknown };
  throw new Error(`Field value update operation not supported: ${String(type)}.`);
}

/** The field's value; undefined before the visitor enters a value. */
export function valueOfField(values: readonly FieldValue[], id: number): FieldValue | undefined {
  return values.find((value) => value.id === id);
}
