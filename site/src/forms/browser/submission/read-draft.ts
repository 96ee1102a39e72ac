import { isRecord } from '@headwater/contract/is-record.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import { parseFieldValues } from '../../model/parse-field-values.ts';
import type { FormDraft } from './form-draft.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a draft; undefined when it is malformed. Loaded separately, because only returning visitors have one. */
export function readDraft(text: string, form: FormDefinition): FormDraft | undefined {
  const draft = parse(text);
  if (!isRecord(draft)) return undefined;
  const parsed = parseFieldValues(draft.values);
  if ('error' in parsed) return undefined;
  const page = Number(draft.page);
  return {
    values: parsed.values,
    page: form.pages.some(({ number }) => number === page) ? page : 1,
  };
}
