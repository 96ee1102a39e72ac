import { countries } from '@headwater/contract/forms/countries.ts';
import { isCountryCode } from '@headwater/contract/forms/country-codes.ts';
import type { FormField } from '../forms/fields/form-field.ts';
import { writeParts } from '../forms/fields/parts/parts.rules.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { inputName } from '../forms/fields/shared/input-names.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { heldFields, isFilledIn } from '../forms/model/held-fields.ts';
import { visibility } from '../forms/model/visibility.ts';

/** Types with inputs of their own for their text. */
const OWN_INPUTS = new Set<FormField['type']>(['RADIO', 'CONSENT']);

/** Gravity Forms' selects post names of countries. */
function countryName(text: string): string {
  return isCountryCode(text) ? countries[text] : text;
}

/**
 * The values as Gravity Forms' own page would post them: those of the mutation, in its inputs. Prices, totals and orders
 * have no control that a visitor fills in, so that the controls are no source for them.
 */
export function postedInputs(form: FormDefinition, values: readonly FieldValue[]): [name: string, value: string][] {
  const { isVisible } = visibility(form, values);
  return heldFields(form.fields, values).flatMap((entry): [string, string][] => {
    const { field, rules, held } = entry;
    if (!held || !isVisible(field.id) || !isFilledIn(entry)) return [];
    // The outbox sends the files themselves.
    if (field.type === 'FILEUPLOAD')
      return 'imageTexts' in held ? writeParts(field.imageTexts?.inputs ?? [], held.imageTexts ?? {}) : [];
    const submitted = rules.submission(field, held);
    if (!submitted) return [];
    if ('productValues' in submitted) {
      const { price, quantity } = submitted.productValues ?? {};
      return [field.label, price, quantity].map((part, at) => [
        inputName(Number(`${field.id}.${at + 1}`)),
        String(part ?? ''),
      ]);
    }
    if ('value' in submitted && !OWN_INPUTS.has(field.type)) return [[inputName(field.id), submitted.value ?? '']];
    const country = inputName(Number(`${field.id}.6`));
    return rules
      .write(field, held)
      .map(([name, text]) => [name, field.type === 'ADDRESS' && name === country ? countryName(text) : text]);
  });
}
