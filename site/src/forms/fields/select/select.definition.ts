import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { SelectField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readChoices, readTyped } from '../reading/read-settings.ts';

export const SelectFieldParts = graphql(`
  fragment SelectFieldParts on SelectField {
    placeholder
    size
    defaultValue
    inputName
    hasAutocomplete
    autocompleteAttribute
    hasEnhancedUI
    choices {
      text
      value
      isSelected
    }
  }
`);

export function readSelect(node: FragmentOf<typeof SelectFieldParts>, context: FieldContext): SelectField {
  const parts = readFragment(SelectFieldParts, node);
  return {
    ...readTyped(context, parts),
    type: 'SELECT',
    choices: readChoices(context, parts.choices),
    isSearchable: parts.hasEnhancedUI ?? false,
  };
}
