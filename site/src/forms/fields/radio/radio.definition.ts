import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { FieldContext } from '../../definition/read-base.ts';
import { readBase, readChoices } from '../../definition/read-settings.ts';
import type { RadioField } from '../../form-definition.ts';

export const RadioFieldParts = graphql(`
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
export function readRadio(node: FragmentOf<typeof RadioFieldParts>, context: FieldContext): RadioField {
  const parts = readFragment(RadioFieldParts, node);
  const listed = (parts.choices ?? []).filter((choice) => !choice?.isOtherChoice);
  return {
    ...readBase(context, parts.inputName),
    type: 'RADIO',
    choices: readChoices(context, listed),
    hasOtherChoice: parts.hasOtherChoice ?? false,
  };
}
