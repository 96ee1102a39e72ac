import type { GravityField } from '../../gravity-form.ts';
import type { JsonObject } from '../../json.ts';

/** What native inputs send, by their names; several values of one name as a list. */
export type NativeInputs = Readonly<Record<string, string | readonly string[]>>;

/** The values of inputs by their names, or the value of a field with one input. */
type Entry = NativeInputs | string | readonly string[];

function isValue(entry: Entry): entry is string | readonly string[] {
  return typeof entry === 'string' || Array.isArray(entry);
}

function inputsOf({ id }: GravityField, entry: Entry): NativeInputs {
  return isValue(entry) ? { [typeof entry === 'string' ? `input_${id}` : `input_${id}[]`]: entry } : entry;
}

/** A field, and what is entered in it. */
export interface FieldSource {
  field: GravityField;
  /** As the site's page sends it; absent for a field that is not filled in. */
  entered?: NativeInputs;
  /** As Gravity Forms' own page sends it, where that differs: hidden prices, parts of dates, files under their names. */
  posted?: NativeInputs;
  /** Names of the files that are chosen, in place of `entered`. */
  files?: readonly string[];
}

/**
 * A field with what is entered in it, and what Gravity Forms' own page posts where that differs: as the inputs send it, or
 * the value of the field's only input.
 */
export function given(field: GravityField, entered?: Entry, posted?: Entry): FieldSource {
  return {
    field,
    ...(entered !== undefined && { entered: inputsOf(field, entered) }),
    ...(posted !== undefined && { posted: inputsOf(field, posted) }),
  };
}

/** A form that a real Gravity Forms had, with one lead. */
export interface FormSource {
  title: string;
  /** Recorded without a lead: the site has no way to send it. */
  isReadOnly?: true;
  settings?: JsonObject;
  /** Of all prices there; US dollars unless named. */
  currency?: string;
  fields: readonly FieldSource[];
}

/** An option or a choice of Gravity Forms. */
export function choice(text: string, value = text, more: JsonObject = {}): JsonObject {
  return { text, value, isSelected: false, price: '', ...more };
}

/** Shows a field after this answer. */
export function after(fieldId: number, value: string, more: JsonObject = {}): JsonObject {
  const rules = [{ fieldId: String(fieldId), operator: 'is', value }];
  return { conditionalLogic: { actionType: 'show', logicType: 'all', rules, ...more } };
}

/** Settings that almost every field has, each set to something else than its default. */
export function everySetting(name: string): JsonObject {
  return {
    description: `<strong>About</strong> ${name}`,
    descriptionPlacement: 'above',
    labelPlacement: 'left_label',
    cssClass: `is-${name}`,
    errorMessage: `<em>Wrong</em> ${name}.`,
    isRequired: true,
    layoutGridColumnSpan: 6,
    allowsPrepopulate: true,
    inputName: name,
    placeholder: `Such as ${name}`,
    size: 'large',
    enableAutocomplete: true,
    autocompleteAttribute: 'off',
  };
}

/** Makes fields with almost every setting, which appear under this condition; `name` is in the texts of each. */
export function fullFields(condition: JsonObject) {
  return (id: number, type: string, label: string, name: string, more: JsonObject = {}): GravityField => {
    return { id, type, label, ...everySetting(name), ...condition, ...more };
  };
}
