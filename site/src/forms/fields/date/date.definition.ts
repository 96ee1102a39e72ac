import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { DateField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readTyped } from '../reading/read-settings.ts';

export const DateFieldParts = graphql(`
  fragment DateFieldParts on DateField {
    placeholder
    defaultValue
    inputName
    dateFormat
    dateType
  }
`);

export function readDate(node: FragmentOf<typeof DateFieldParts>, context: FieldContext): DateField {
  const parts = readFragment(DateFieldParts, node);
  return {
    ...readTyped(context, parts),
    type: 'DATE',
    format: parts.dateFormat ?? 'MDY',
    dateType: parts.dateType ?? 'PICKER',
  };
}
