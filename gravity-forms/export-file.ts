import { type GravityForm, idOf } from './gravity-form.ts';
import { isObject, type Json, type JsonObject, phpJson, textOf } from './json.ts';

/** The file that Gravity Forms writes under Forms → Import/Export → Export Forms. */
export interface ExportFile {
  /** Of the Gravity Forms that wrote it. */
  version: string;
  forms: GravityForm[];
}

/** A file that cannot be imported; the message says what was expected and how to get it. */
export class ExportFileError extends Error {
  override readonly name = 'ExportFileError';
}

const limits = { forms: 100, fields: 600, bytes: 5_000_000 } as const;

/** The version that is written for forms that were never in Gravity Forms. */
export const ownVersion = '2.9.0';

const howToExport = 'Export it under Forms → Import/Export → Export Forms, and use the downloaded .json file as it is.';

/**
 * Parses an export completely, or not at all.
 * @throws ExportFileError naming the form and the field
 */
export function parseExportFile(text: string): ExportFile {
  const { version, ...forms } = parseObject(text);
  const read = Object.entries(forms).map(([key, form]) => parseForm(form, `Form ${Number(key) + 1 || key}`));
  if (read.length === 0) throw new ExportFileError(`The file contains no form. ${howToExport}`);
  if (read.length > limits.forms) {
    throw new ExportFileError(`The file has ${read.length} forms. Export at most ${limits.forms} at once.`);
  }
  return { version: textOf(version) || ownVersion, forms: read };
}

/** The file as PHP's `json_encode` writes it, so that an unchanged form is the same file byte for byte. */
export function writeExportFile({ version, forms }: ExportFile): string {
  const file = { ...Object.fromEntries(forms.map((form, index) => [index, form])), version };
  return phpJson(file);
}

function parseObject(text: string): JsonObject {
  if (text.length > limits.bytes)
    throw new ExportFileError('The file is larger than 5 MB. Export fewer forms at once.');
  const plain = text.replace(/^\ufeff/, '').trim();
  if (plain.startsWith('<')) {
    throw new ExportFileError(`This is XML or a web page, but an export is JSON. ${howToExport}`);
  }
  const parsed = parseJson(plain);
  if (isObject(parsed) && Array.isArray(parsed.fields)) return { 0: parsed };
  if (!isObject(parsed)) throw new ExportFileError(`The file is not an export of Gravity Forms. ${howToExport}`);
  return parsed;
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExportFileError(`The file is damaged or incomplete (${reason}). ${howToExport}`);
  }
}

function parseForm(form: Json, name: string): GravityForm {
  if (!isObject(form)) throw new ExportFileError(`${name} is not an object with a title and fields. ${howToExport}`);
  const title = textOf(form.title).trim();
  if (title === '')
    throw new ExportFileError(`${name} has no title. Give it one in Gravity Forms and export it again.`);
  const called = `${name} ("${title}")`;
  if (!Array.isArray(form.fields)) throw new ExportFileError(`${called} has no list of fields. ${howToExport}`);
  if (form.fields.length > limits.fields) {
    throw new ExportFileError(`${called} has ${form.fields.length} fields. A form may have ${limits.fields}.`);
  }
  const fields = form.fields.map((field, index) => parseField(field, `${called}, field ${index + 1}`));
  const twice = fields.find(({ id }, index) => fields.findIndex((other) => other.id === id) !== index);
  if (twice) throw new ExportFileError(`${called} has two fields with the ID ${twice.id}. ${howToExport}`);
  return { ...form, title: textOf(form.title), fields, id: idOf(form.id) ?? 1 };
}

function parseField(field: Json, name: string): GravityForm['fields'][number] {
  if (!isObject(field)) throw new ExportFileError(`${name} is not an object. ${howToExport}`);
  const id = idOf(field.id);
  if (id === undefined) throw new ExportFileError(`${name} has no ID, which is a whole number from 1. ${howToExport}`);
  const type = textOf(field.type);
  if (type === '') throw new ExportFileError(`${name} has no type, such as "text". ${howToExport}`);
  return { ...field, id, type };
}
