import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readChoices, readTyped } from '../reading/read-settings.ts';
import type { Choice, FieldBase, TypedSettings } from '../shared/field-base.ts';

export type SelectField = FieldBase & TypedSettings & { type: 'SELECT'; choices: Choice[]; isSearchable: boolean };

const SelectFieldParts = graphql(`
  fragment SelectFieldParts on SelectField {
    inputName
    autocompleteAttribute
    hasEnhancedUI
    choices {
      text
      value
      isSelected
    }
  }
`);

export const selectDefinition = defineField(
  SelectFieldParts,
  (parts, context): SelectField => ({
    ...readTyped(context, parts),
    type: 'SELECT',
    choices: readChoices(context, parts.choices),
    isSearchable: parts.hasEnhancedUI ?? false,
  }),
);
