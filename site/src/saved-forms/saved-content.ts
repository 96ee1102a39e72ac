import { isRecord } from '@headwater/contract/is-record.ts';
import { inputsOf } from '../forms/fields/inputs-of.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { parseFieldValues } from '../forms/model/parse-field-values.ts';

/** A field as it was when its value was saved. */
interface SavedField {
  id: number;
  type: string;
  label: string;
}

/** What a visitor had entered, and where. Personal data: it is stored encrypted only. */
export interface SavedContent {
  /** Version of the form that was filled in. */
  version: string;
  /** The fields that have a value. */
  fields: SavedField[];
  values: FieldValue[];
  /** The open page of the form, from 1. */
  formPage: number;
  /** Path of the page that contained the form. */
  page: string;
}

/** What is stored of a form: no passwords, captcha tokens or consents, which a visitor gives when sending. */
export function contentOf(form: FormDefinition, entered: readonly FieldValue[], formPage: number, page: string) {
  const fields = form.fields.filter((field) => !inputsOf(field).isPrivate?.(field));
  const values = entered.filter(({ id }) => fields.some((field) => field.id === id));
  const filled = fields.filter(({ id }) => values.some((value) => value.id === id));
  return {
    version: form.version,
    fields: filled.map(({ id, type, label }) => ({ id, type, label })),
    values,
    formPage,
    page,
  } satisfies SavedContent;
}

function isSavedField(json: unknown): json is SavedField {
  return (
    isRecord(json) && typeof json.id === 'number' && typeof json.type === 'string' && typeof json.label === 'string'
  );
}

/** @returns undefined for anything but what an earlier or this version of the site has stored */
export function parseContent(text: string): SavedContent | undefined {
  const json: unknown = JSON.parse(text);
  if (!isRecord(json) || typeof json.version !== 'string' || typeof json.page !== 'string') return undefined;
  const parsed = parseFieldValues(json.values);
  if ('error' in parsed || !Array.isArray(json.fields) || !json.fields.every(isSavedField)) return undefined;
  const { version, page, fields, formPage } = json;
  return { version, page, fields, values: parsed.values, formPage: Number(formPage) || 1 };
}

/** IDs of the files that belong to the values. */
export function uploadsIn(values: readonly FieldValue[]): string[] {
  return values.flatMap((value) =>
    'fileUploadValues' in value ? value.fileUploadValues.flatMap(({ upload }) => upload ?? []) : [],
  );
}
