import type { FormDefinition } from '../../model/form-definition.ts';
import { parseFieldValues } from '../../model/parse-field-values.ts';
import type { KeptForm } from './keep-form.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Loaded by itself, by visitors who come back to a form. Undefined for something unreadable. */
export function readKeptForm(text: string, form: FormDefinition): KeptForm | undefined {
  const kept = parse(text);
  if (typeof kept !== 'object' || kept === null || !('values' in kept)) return undefined;
  const parsed = parseFieldValues(kept.values);
  if ('error' in parsed) return undefined;
  const page = 'page' in kept ? Number(kept.page) : 1;
  return {
    values: parsed.values,
    page: form.pages.some(({ number }) => number === page) ? page : 1,
  };
}
