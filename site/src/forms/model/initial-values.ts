import { inputsOf } from '../fields/inputs-of.ts';
import type { Prefill } from '../fields/shared/field-inputs.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';

/** The query parameters that may fill in fields of the form: those that the editor named and allowed. */
export function prefillParameters(form: FormDefinition): string[] {
  const names = new Set<string>();
  for (const field of form.fields) {
    inputsOf(field).initial(field, (name) => {
      if (name) names.add(name);
      // PHP's notation for several values of a parameter.
      if (name && (field.type === 'CHECKBOX' || field.type === 'MULTISELECT')) names.add(`${name}[]`);
      return undefined;
    });
  }
  return [...names];
}

/** The text of a parameter; of several values, as `choice[]=a&choice[]=b`, each ends with a line break. */
function textIn(query: URLSearchParams, name: string): string | undefined {
  const several = query.getAll(`${name}[]`).map((value) => `${value}\n`);
  return query.get(name) || several.join('') || undefined;
}

/** The query with codes for the countries that it names, as Gravity Forms' links do. @param lines codes and names */
export function withCountryCodes(form: FormDefinition, query: URLSearchParams, lines = ''): URLSearchParams {
  const coded = new URLSearchParams(query);
  const countries = lines.split('\n');
  for (const { prefill } of form.fields.flatMap((field) => (field.type === 'ADDRESS' ? field.inputs : []))) {
    const wanted = prefill && query.get(prefill)?.trim().toLowerCase();
    const country = wanted && countries.find((line) => line.slice(3).toLowerCase() === wanted);
    if (country) coded.set(prefill, country.slice(0, 2));
  }
  return coded;
}

/**
 * The values of a form before a visitor enters any: defaults, preselected choices, and values from the URL's query
 * for fields whose editor allowed it and named the parameter.
 */
export function initialValues(form: FormDefinition, query = new URLSearchParams()): FieldValue[] {
  const prefill: Prefill = (name) => (name === null ? undefined : textIn(query, name));
  return form.fields.flatMap((field) => {
    const held = inputsOf(field).initial(field, prefill);
    return held ? [{ id: field.id, ...held }] : [];
  });
}
