import { isRecord } from '@headwater/contract/is-record.ts';
import { ADDRESS_PARTS } from '../fields/shared/address-parts.ts';
import { readChosenFile } from '../fields/shared/chosen-file.ts';
import type { RecordKey } from '../fields/shared/field-inputs.ts';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';
import { imageTextKeys } from '../fields/shared/image-texts.ts';
import { NAME_PARTS } from '../fields/shared/name-parts.ts';

/** More than any form has, and few enough to check each of them. */
const MOST_FIELDS = 600;
const MOST_ITEMS = 1_000;
/**
 * As long as a form's whole body may be, so that a text that is too long for its field is an error of that field.
 */
const LONGEST_TEXT = 512 * 1024;

export type ParsedFieldValues = { values: FieldValue[] } | { error: string };

/**
 * Parses values from a request: limited in number and length, without unknown keys, with one value per field.
 * Half of a surrogate pair becomes U+FFFD, as when a native form is sent.
 * @returns the values, or an error with the position and what was expected; it never quotes the visitor
 */
export function parseFieldValues(json: unknown): ParsedFieldValues {
  if (!Array.isArray(json)) return { error: 'Expected a list of field values.' };
  if (json.length > MOST_FIELDS) return { error: `Expected at most ${MOST_FIELDS} field values.` };
  const values: FieldValue[] = [];
  const ids = new Set<number>();
  for (const [at, item] of json.entries()) {
    const value = parseFieldValue(item);
    if (!value) return { error: `Field value ${at}: expected a field's id and one value of a known kind.` };
    if (ids.has(value.id))
      return { error: `Field value ${at}: expected one value for each field, not a second for field ${value.id}.` };
    ids.add(value.id);
    values.push(value);
  }
  return { values };
}

function parseFieldValue(json: unknown): FieldValue | undefined {
  if (!isRecord(json)) return undefined;
  const { id, imageTexts: textsJson, ...rest } = json;
  const [entry, ...others] = Object.entries(rest);
  if (!isFieldId(id) || !entry || others.length > 0) return undefined;
  const record = isRecordKey(entry[0]) ? parsers[entry[0]](entry[1]) : undefined;
  if (!record || textsJson === undefined) return record && { id, ...record };
  const imageTexts = 'fileUploadValues' in record ? parts(textsJson, imageTextKeys) : undefined;
  return imageTexts && { id, ...record, imageTexts };
}

const parsers = {
  value: (json) => wrap(text(json), (value) => ({ value })),
  values: (json) => wrap(list(json, text), (values) => ({ values })),
  checkboxValues: (json) => wrap(list(json, checkboxValue), (checkboxValues) => ({ checkboxValues })),
  emailValues: (json) => wrap(emailValues(json), (emailValues) => ({ emailValues })),
  nameValues: (json) => wrap(parts(json, NAME_PARTS), (nameValues) => ({ nameValues })),
  addressValues: (json) => wrap(parts(json, ADDRESS_PARTS), (addressValues) => ({ addressValues })),
  listValues: (json) => wrap(list(json, listRow), (listValues) => ({ listValues })),
  productValues: (json) => wrap(productValues(json), (productValues) => ({ productValues })),
  fileUploadValues: (json) => wrap(list(json, readChosenFile), (fileUploadValues) => ({ fileUploadValues })),
} satisfies { [Key in RecordKey]: (json: unknown) => ValueRecord | undefined };

function isRecordKey(key: string): key is RecordKey {
  return Object.hasOwn(parsers, key);
}

function wrap<Part, Whole>(part: Part | undefined, toWhole: (part: Part) => Whole): Whole | undefined {
  return part === undefined ? undefined : toWhole(part);
}

function isFieldId(json: unknown): json is number {
  return Number.isSafeInteger(json) && Number(json) > 0;
}

function text(json: unknown): string | undefined {
  return typeof json === 'string' && json.length <= LONGEST_TEXT ? json.toWellFormed() : undefined;
}

function list<Item>(json: unknown, parse: (json: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(json) || json.length > MOST_ITEMS) return undefined;
  const items = json.map(parse).filter((item) => item !== undefined);
  return items.length === json.length ? items : undefined;
}

function checkboxValue(json: unknown) {
  if (!isRecord(json)) return undefined;
  const { inputId, value: raw } = json;
  const value = text(raw);
  return typeof inputId === 'number' && value !== undefined ? { inputId, value } : undefined;
}

function emailValues(json: unknown) {
  if (!isRecord(json)) return undefined;
  const value = text(json.value);
  if (value === undefined) return undefined;
  if (json.confirmationValue === undefined) return { value };
  return wrap(text(json.confirmationValue), (confirmationValue) => ({ value, confirmationValue }));
}

function parts<Part extends string>(json: unknown, known: readonly Part[]): { [part in Part]?: string } | undefined {
  if (!isRecord(json)) return undefined;
  const parsed: { [part in Part]?: string } = {};
  for (const key of Object.keys(json)) {
    const part = known.find((name) => name === key);
    const value = text(json[key]);
    if (part === undefined || value === undefined) return undefined;
    parsed[part] = value;
  }
  return parsed;
}

function listRow(json: unknown) {
  return isRecord(json) ? wrap(list(json.rowValues, text), (rowValues) => ({ rowValues })) : undefined;
}

function productValues(json: unknown) {
  if (!isRecord(json)) return undefined;
  const [quantity, price] = [text(json.quantity), text(json.price)];
  return quantity !== undefined && price !== undefined ? { quantity, price } : undefined;
}
