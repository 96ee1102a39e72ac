import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readBase, readChoices } from '../reading/read-settings.ts';
import type { Choice, FieldBase, TypedSettings } from '../shared/field-base.ts';

export type MultiSelectField = FieldBase & {
  type: 'MULTISELECT';
  size: TypedSettings['size'];
  choices: Choice[];
  isSearchable: boolean;
};

const MultiSelectFieldParts = graphql(`
  fragment MultiSelectFieldParts on MultiSelectField {
    inputName
    hasEnhancedUI
    choices {
      text
      value
      isSelected
    }
  }
`);

export const multiSelectDefinition = defineField(
  MultiSelectFieldParts,
  (parts, context): MultiSelectField => ({
    ...readBase(context, parts.inputName),
    type: 'MULTISELECT',
    size: context.typed.size ?? 'MEDIUM',
    choices: readChoices(context, parts.choices),
    isSearchable: parts.hasEnhancedUI ?? false,
  }),
);
