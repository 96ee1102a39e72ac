import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { EmailField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readInput, readTyped } from '../reading/read-settings.ts';

export const EmailFieldParts = graphql(`
  fragment EmailFieldParts on EmailField {
    placeholder
    size
    inputName
    hasAutocomplete
    hasEmailConfirmation
    inputs {
      id
      label
      customLabel
      placeholder
      defaultValue
      autocompleteAttribute
    }
  }
`);

/** The default stands on the first of two inputs, never on the field; the second repeats the address. */
export function readEmail(node: FragmentOf<typeof EmailFieldParts>, context: FieldContext): EmailField {
  const parts = readFragment(EmailFieldParts, node);
  const [first, second] = (parts.inputs ?? []).flatMap((input) => (input ? [readInput(context, input)] : []));
  const isConfirmed = parts.hasEmailConfirmation ?? second !== undefined;
  const typed = readTyped(context, {
    ...parts,
    placeholder: parts.placeholder || first?.placeholder,
    defaultValue: first?.defaultValue,
    autocompleteAttribute: first?.autocomplete,
  });
  return {
    ...typed,
    type: 'EMAIL',
    inputLabel: first?.label || 'Enter Email',
    confirmation: isConfirmed
      ? { label: second?.label || 'Confirm Email', placeholder: second?.placeholder ?? null }
      : null,
  };
}
