import { htmlAsText } from '@headwater/contract/text/html-as-text.ts';
import type { FormField } from '../../forms/fields/form-field.ts';
import type { SubmissionValue } from '../../forms/fields/shared/submission-value.ts';

/** A value as one line of text, its parts in order; a list has its columns' names and a line for each row. @param field whose value it is; undefined when its form is gone */
export function valueText(value: SubmissionValue, field: FormField | undefined): string {
  const { id: _id, ...record } = value ?? { id: 0 };
  const rows = record.listValues?.map((row) => (row?.rowValues ?? []).join(' | ').trim());
  const heads = rows && field?.type === 'LIST' && field.columns.length > 1 ? [field.columns.join(' | ')] : [];
  const text = rows ? [...heads, ...rows].join('\n') : textsOf(record).join(', ');
  return field && 'isRich' in field ? htmlAsText(text) : text;
}

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return part === '' ? [] : [part];
  if (typeof part === 'number') return [String(part)];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  // The input ID of a ticked box means nothing to people.
  return Object.entries(part).flatMap(([name, inner]) => (name === 'inputId' ? [] : textsOf(inner)));
}
