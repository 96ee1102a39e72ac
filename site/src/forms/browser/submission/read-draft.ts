import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import { parseFieldValues } from '../../model/parse-field-values.ts';
import type { FormDraft } from './form-draft.ts';

/** Parses a draft; undefined when it is malformed. Loaded separately, because only returning visitors have one. */
export function readDraft(text: string, form: FormDefinition): FormDraft | undefined {
  const draft = parsedJson(text);
  if (!isRecord(draft)) return undefined;
  const parsed = parseFieldValues(draft.values);
  if ('error' in parsed) return undefined;
  const page = Number(draft.page);
  return {
    values: parsed.values,
    page: form.pages.some(({ number }) => number === page) ? page : 1,
  };
}
