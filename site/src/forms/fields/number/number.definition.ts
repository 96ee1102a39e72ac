import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { NumberField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readTyped } from '../reading/read-settings.ts';

export const NumberFieldParts = graphql(`
  fragment NumberFieldParts on NumberField {
    placeholder
    size
    defaultValue
    inputName
    hasAutocomplete
    autocompleteAttribute
    numberFormat
    rangeMin
    rangeMax
  }
`);

export function readNumber(node: FragmentOf<typeof NumberFieldParts>, context: FieldContext): NumberField {
  const parts = readFragment(NumberFieldParts, node);
  return {
    ...readTyped(context, parts),
    type: 'NUMBER',
    format: parts.numberFormat ?? 'DECIMAL_DOT',
    min: readBound(parts.rangeMin),
    max: readBound(parts.rangeMax),
  };
}

/** A bound may be 0; some versions of the plugin send it as text. */
function readBound(bound: number | null | undefined): number | null {
  const text = String(bound ?? '').trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}
