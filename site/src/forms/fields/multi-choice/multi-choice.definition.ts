import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { type CheckboxField, readCheckbox } from '../checkbox/checkbox.definition.ts';
import { type RadioField, readRadio } from '../radio/radio.definition.ts';
import { defineField } from '../reading/define-field.ts';
import { likeType } from '../reading/like-type.ts';
import type { FieldContext } from '../reading/read-base.ts';

const MultiChoiceFieldParts = graphql(`
  fragment MultiChoiceFieldParts on MultiChoiceField {
    inputType
    inputName
    choices {
      text
      value
      isSelected
    }
    inputs {
      id
    }
  }
`);

/** Checkboxes or radio buttons, as the editor lets visitors select several or one. */
export function readMultiChoice(
  { inputType, inputName, choices, inputs }: ResultOf<typeof MultiChoiceFieldParts>,
  context: FieldContext,
): CheckboxField | RadioField {
  if (inputType === 'CHECKBOX') return readCheckbox({ inputName, choices, inputs, hasSelectAll: false }, context);
  const single = (choices ?? []).map((choice) => choice && { ...choice, isOtherChoice: false });
  return readRadio({ inputName, choices: single, hasOtherChoice: false }, context);
}

/** Gravity Forms' newer field for choices. */
export const multiChoiceDefinition = defineField(MultiChoiceFieldParts, readMultiChoice);

/** By their texts: the schema does not give the pictures. */
export const imageChoiceDefinition = likeType(multiChoiceDefinition, 'ImageChoiceField');
