import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { TextField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readLimit, readTyped } from '../reading/read-settings.ts';

export const TextFieldParts = graphql(`
  fragment TextFieldParts on TextField {
    placeholder
    size
    defaultValue
    inputName
    hasAutocomplete
    autocompleteAttribute
    maxLength
    hasInputMask
    inputMaskValue
    isPasswordInput
  }
`);

export function readText(node: FragmentOf<typeof TextFieldParts>, context: FieldContext): TextField {
  const parts = readFragment(TextFieldParts, node);
  return {
    ...readTyped(context, parts),
    type: 'TEXT',
    maxLength: readLimit(parts.maxLength),
    inputMask: (parts.hasInputMask && parts.inputMaskValue) || null,
    isPassword: parts.isPasswordInput ?? false,
  };
}
