import type { FieldValue } from '../forms/field-values.ts';
import type { FieldError } from '../forms/validate.ts';

/** Every text within a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** WordPress's database ends a text at a zero byte. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** Fields whose text would not arrive as it was sent. */
export function unstorableTexts(values: readonly FieldValue[]): FieldError[] {
  return values
    .filter((value) => !textsOf(value).every(isStorable))
    .map(({ id }) => ({ id, message: 'This text holds characters that cannot be sent. Please type it again.' }));
}
