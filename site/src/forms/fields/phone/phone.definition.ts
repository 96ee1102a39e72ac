import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { PhoneField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readTyped } from '../reading/read-settings.ts';

export const PhoneFieldParts = graphql(`
  fragment PhoneFieldParts on PhoneField {
    placeholder
    size
    defaultValue
    inputName
    hasAutocomplete
    autocompleteAttribute
    phoneFormatType
  }
`);

export function readPhone(node: FragmentOf<typeof PhoneFieldParts>, context: FieldContext): PhoneField {
  const parts = readFragment(PhoneFieldParts, node);
  return { ...readTyped(context, parts), type: 'PHONE', format: parts.phoneFormatType ?? 'INTERNATIONAL' };
}
