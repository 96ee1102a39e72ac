import type { Currency } from '@headwater/contract/forms/currencies.ts';
import type { Formula } from '@headwater/gravity-forms/rules/rule-field.ts';
import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readFormula, readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type NumberField = FieldBase &
  TypedSettings & {
    type: 'NUMBER';
    format: 'DECIMAL_DOT' | 'DECIMAL_COMMA' | 'CURRENCY';
    /** Of the format CURRENCY. */
    currency?: Currency;
    min: number | null;
    max: number | null;
    /** Fills in the field; null for one that visitors fill in. */
    formula: Formula | null;
  };

const NumberFieldParts = graphql(`
  fragment NumberFieldParts on NumberField {
    inputName
    autocompleteAttribute
    numberFormat
    rangeMin
    rangeMax
    isCalculation
    calculationFormula
    calculationRounding
  }
`);

/** A bound may be 0; some versions of the plugin send it as text. */
function readBound(bound: number | null | undefined): number | null {
  const text = String(bound ?? '').trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** Reads the settings of a number, whatever it is for. */
export function readNumber(parts: ResultOf<typeof NumberFieldParts>, context: FieldContext): NumberField {
  return {
    ...readTyped(context, parts),
    type: 'NUMBER',
    format: parts.numberFormat ?? 'DECIMAL_DOT',
    ...(parts.numberFormat === 'CURRENCY' && { currency: context.currency }),
    min: readBound(parts.rangeMin),
    max: readBound(parts.rangeMax),
    formula: parts.isCalculation ? readFormula(parts) : null,
  };
}

export const numberDefinition = defineField(NumberFieldParts, readNumber);
