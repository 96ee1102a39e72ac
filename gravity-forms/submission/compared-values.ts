import type { Form } from '../definition/form.ts';
import { kindOf } from '../fields/field-kinds.ts';
import type { PostedEntry, PostedValues } from './posted-values.ts';

/** The value that rules compare: Gravity Forms cleans numbers, so `1.250,5` in a field with decimal commas is 1250.5. */
export function comparedValues({ fields }: Form, posted: PostedValues): PostedValues {
  const cleaned = fields.flatMap((field): PostedEntry[] => {
    const text = posted.get(String(field.id));
    const { compared } = kindOf(field);
    return compared && typeof text === 'string' ? [[String(field.id), compared(field, text)]] : [];
  });
  return new Map([...posted, ...cleaned]);
}
