import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { MultiSelectField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readChoices } from '../reading/read-settings.ts';

export const MultiSelectFieldParts = graphql(`
  fragment MultiSelectFieldParts on MultiSelectField {
    size
    inputName
    hasEnhancedUI
    choices {
      text
      value
      isSelected
    }
  }
`);

export function readMultiSelect(
  node: FragmentOf<typeof MultiSelectFieldParts>,
  context: FieldContext,
): MultiSelectField {
  const parts = readFragment(MultiSelectFieldParts, node);
  return {
    ...readBase(context, parts.inputName),
    type: 'MULTISELECT',
    size: parts.size ?? 'MEDIUM',
    choices: readChoices(context, parts.choices),
    isSearchable: parts.hasEnhancedUI ?? false,
  };
}
