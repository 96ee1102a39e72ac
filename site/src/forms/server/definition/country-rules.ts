import { countries } from '@headwater/contract/forms/countries.ts';
import type { ConditionalLogic, ConditionalRule } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import type { FormField } from '../../fields/form-field.ts';

const codes = new Map([...countries].map(([code, name]) => [name.toLowerCase(), code]));

/**
 * Replaces country names in rules by codes: editors write names, as in entries, but the site's values are codes. On
 * the server, so that the browser does not need the list of names.
 */
export function countryRules(fields: readonly FormField[]) {
  const countryInputs = new Set(
    fields.flatMap((field) =>
      field.type === 'ADDRESS'
        ? [field.impliedCountry?.inputId, field.inputs.find(({ key }) => key === 'country')?.id]
        : [],
    ),
  );
  const withCode = (rule: ConditionalRule): ConditionalRule =>
    countryInputs.has(rule.fieldId)
      ? { ...rule, value: codes.get(rule.value.trim().toLowerCase()) ?? rule.value }
      : rule;
  return function withCodes<Governed extends { conditionalLogic: ConditionalLogic | null }>(
    governed: Governed,
  ): Governed {
    const logic = governed.conditionalLogic;
    return logic ? { ...governed, conditionalLogic: { ...logic, rules: logic.rules.map(withCode) } } : governed;
  };
}
