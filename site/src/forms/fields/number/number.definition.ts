import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type NumberField = FieldBase &
  TypedSettings & {
    type: 'NUMBER';
    format: 'DECIMAL_DOT' | 'DECIMAL_COMMA' | 'CURRENCY';
    min: number | null;
    max: number | null;
  };

const NumberFieldParts = graphql(`
  fragment NumberFieldParts on NumberField {
    inputName
    autocompleteAttribute
    numberFormat
    rangeMin
    rangeMax
  }
`);

/** A bound may be 0; some versions of the plugin send it as text. */
function readBound(bound: number | null | undefined): number | null {
  const text = String(bound ?? '').trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}

export const numberDefinition = defineField(
  NumberFieldParts,
  (parts, context): NumberField => ({
    ...readTyped(context, parts),
    type: 'NUMBER',
    format: parts.numberFormat ?? 'DECIMAL_DOT',
    min: readBound(parts.rangeMin),
    max: readBound(parts.rangeMax),
  }),
);
