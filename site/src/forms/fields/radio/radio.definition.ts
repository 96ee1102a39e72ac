import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { RadioField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readChoices } from '../reading/read-settings.ts';

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
