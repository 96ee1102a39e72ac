import type { SubmissionValue } from '../../forms/fields/shared/submission-value.ts';

/** A value as one line of text, its parts in order. */
export function valueText(value: SubmissionValue): string {
  const { id: _id, ...record } = value ?? { id: 0 };
  return textsOf(record).join(', ');
}

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return part === '' ? [] : [part];
  if (typeof part === 'number') return [String(part)];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  // The input ID of a ticked box means nothing to people.
  return Object.entries(part).flatMap(([name, inner]) => (name === 'inputId' ? [] : textsOf(inner)));
}
