import { isObject, type Json, type JsonObject, textOf } from './json.ts';

/**
 * One form as Gravity Forms stores and exports it. Everything is retained: a property that this project
 * does not know comes out of an export as it came in.
 */
export interface GravityForm extends JsonObject {
  id: number;
  title: string;
  fields: GravityField[];
}

export interface GravityField extends JsonObject {
  id: number;
  type: string;
}

/** The kind of control: a product is a `select`, `radio` or `price`; most fields are what their type says. */
export function inputTypeOf({ type, inputType }: GravityField): string {
  return textOf(inputType) || type;
}

/** How the field is called in messages. */
export function labelOf({ id, label, adminLabel, type }: GravityField): string {
  return textOf(label).trim() || textOf(adminLabel).trim() || `${type} field ${id}`;
}

/** A number that may be stored as text, if it is a whole one above 0. */
export function idOf(value: Json | undefined): number | undefined {
  const number = Number(textOf(value));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** The ID of the input of a choice, by its index. Numbers that end in 0 are skipped: 5.10 would be 5.1. */
export function choiceInputId(fieldId: number, index: number): string {
  return `${fieldId}.${index + 1 + Math.floor(index / 9)}`;
}

/** The form under another ID, which its fields carry as well. */
export function withId(form: GravityForm, id: number): GravityForm {
  const fields = form.fields.map((field) => ('formId' in field ? { ...field, formId: id } : field));
  return { ...form, fields, id };
}

/** The ID that Gravity Forms gives to the next field. */
export function nextFieldId({ nextFieldId: stored, fields }: GravityForm): number {
  return Math.max(idOf(stored) ?? 1, ...fields.map(({ id }) => id + 1));
}

export function buttonOf(form: GravityForm): JsonObject {
  return isObject(form.button) ? form.button : {};
}
