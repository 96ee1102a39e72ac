import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { FieldContext } from '../../definition/read-base.ts';
import { readTyped } from '../../definition/read-settings.ts';
import type { PhoneField } from '../../form-definition.ts';

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
