import type { FieldValue } from './field-values.ts';

export type ParsedFieldValues = { values: FieldValue[] } | { error: string };

/**
 * The door for values from outside: bounded in number and length, unknown keys refused.
 * @returns the values, or what was expected at which place; never the visitor's text.
 */
export function parseFieldValues(_json: unknown): ParsedFieldValues {
  return { error: 'Not implemented' };
}
