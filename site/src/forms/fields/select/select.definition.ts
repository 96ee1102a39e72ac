import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldContext } from '../reading/read-base.ts';
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

/** Reads the settings of a list of choices, whatever the field is for. */
export function readSelect(parts: ResultOf<typeof SelectFieldParts>, context: FieldContext): SelectField {
  return {
    ...readTyped(context, parts),
    type: 'SELECT',
    choices: readChoices(context, parts.choices),
    isSearchable: parts.hasEnhancedUI ?? false,
  };
}

export const selectDefinition = defineField(SelectFieldParts, readSelect);
