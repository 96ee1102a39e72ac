import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import type { FieldValue } from '../../fields/shared/field-value.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import { offers } from '../../model/offers.ts';
import { parseFieldValues } from '../../model/parse-field-values.ts';
import type { FormDraft } from './form-draft.ts';

/** Whether an answer to an earlier version of the form fits this one. What visitors cannot change is the editor's. */
function stillFits(form: FormDefinition, value: FieldValue): boolean {
  const field = form.fields.find(({ id }) => id === value.id);
  return field !== undefined && field.visibility === 'VISIBLE' && offers(field, value);
}

/** Parses a draft; undefined when it is malformed. Loaded separately, because only returning visitors have one. */
export function readDraft(text: string, form: FormDefinition): FormDraft | undefined {
  const draft = parsedJson(text);
  if (!isRecord(draft)) return undefined;
  const parsed = parseFieldValues(draft.values);
  if ('error' in parsed) return undefined;
  const page = Number(draft.page);
  return {
    values: draft.version === form.version ? parsed.values : parsed.values.filter((value) => stillFits(form, value)),
    page: form.pages.some(({ number }) => number === page) ? page : 1,
  };
}
