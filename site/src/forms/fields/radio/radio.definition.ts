import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readChoices } from '../reading/read-settings.ts';
import type { Choice, FieldBase } from '../shared/field-base.ts';

export type RadioField = FieldBase & { type: 'RADIO'; choices: Choice[]; hasOtherChoice: boolean };

const RadioFieldParts = graphql(`
  fragment RadioFieldParts on RadioField {
    inputName
    hasOtherChoice
    choices {
      text
      value
      isSelected
      isOtherChoice
    }
  }
`);

/** The "other" choice is a text input beside the list, so it is not one of the choices. */
export function readRadio(parts: ResultOf<typeof RadioFieldParts>, context: FieldContext): RadioField {
  return {
    ...readBase(context, parts.inputName),
    type: 'RADIO',
    choices: readChoices(
      context,
      (parts.choices ?? []).filter((choice) => !choice?.isOtherChoice),
    ),
    hasOtherChoice: parts.hasOtherChoice ?? false,
  };
}

export const radioDefinition = defineField(RadioFieldParts, readRadio);
