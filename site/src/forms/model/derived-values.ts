import type { FormField } from '../fields/form-field.ts';
import { inputsOf } from '../fields/inputs-of.ts';
import type { Choice } from '../fields/shared/field-base.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { valueOfField } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';
import { visibility } from './visibility.ts';

const COUNTRIES: Record<string, { code: string; name: string }> = {
  usa: { code: 'US', name: 'United States' },
  canada: { code: 'CA', name: 'Canada' },
};

/**
 * Adds values that visitors do not enter: the ad's click ID in the field labeled gclid, a campaign's
 * labels in those labeled `utm_source` and so on, and Domestic and Country from
 * the field labeled Region. Only for existing fields with a text as their value that rules do not hide; a visitor's
 * text in a visible field is not changed.
 * @param campaign undefined for visitors who came without one, or do not want it stored
 */
export function withDerivedValues(
  form: FormDefinition,
  values: readonly FieldValue[],
  campaign: Readonly<Record<string, string>> | undefined,
): FieldValue[] {
  const { isVisible } = visibility(form, values);
  const labelled = (label: string) =>
    form.fields.find(
      (field) => normal(field.label) === label && isVisible(field.id) && inputsOf(field).key === 'value',
    );
  const region = labelled('region');
  const regionText = region && textOf(region, values);
  const fromCampaign = Object.entries(campaign ?? {}).map(([label, text]) => [label, () => text] as const);
  const texts: Readonly<Record<string, (field: FormField) => string | undefined>> = {
    ...Object.fromEntries(fromCampaign),
    domestic: () =>
      regionText === undefined ? undefined : normal(regionText) === 'usa' ? 'Domestic' : 'International',
    country: (field) => (regionText === undefined ? undefined : countryFor(field, regionText)),
  };
  const derived = Object.entries(texts).flatMap(([label, derive]) => {
    const field = labelled(label);
    const value = field && !isWritten(field, values) ? derive(field) : undefined;
    return field && value !== undefined ? [{ id: field.id, value }] : [];
  });
  const replaced = new Set(derived.map(({ id }) => id));
  return [...values.filter(({ id }) => !replaced.has(id)), ...derived];
}

function normal(text: string): string {
  return text.trim().toLowerCase();
}

function textOf({ id }: FormField, values: readonly FieldValue[]): string {
  const value = valueOfField(values, id);
  return value && 'value' in value ? value.value : '';
}

function isWritten(field: FormField, values: readonly FieldValue[]): boolean {
  return field.visibility === 'VISIBLE' && normal(textOf(field, values)) !== '';
}

/** The choice of a list for a country: the one with its code, or with its name. */
function countryFor(field: FormField, region: string): string {
  const country = COUNTRIES[normal(region)];
  if (!country || !('choices' in field)) return country?.code ?? '';
  const names = new Set([country.code, country.name, region].map(normal));
  const choices: readonly Choice[] = field.choices;
  return choices.find(({ value, text }) => names.has(normal(value)) || names.has(normal(text)))?.value ?? '';
}
