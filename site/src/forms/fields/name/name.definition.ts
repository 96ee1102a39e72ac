import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import { NAME_PARTS, type NameField, type NamePart } from '../../model/form-definition.ts';
import { type FieldContext, inherited } from '../reading/read-base.ts';
import { readBase, readChoices, readInput } from '../reading/read-settings.ts';

export const NameFieldParts = graphql(`
  fragment NameFieldParts on NameField {
    subLabelPlacement
    inputs {
      id
      key
      label
      customLabel
      name
      isHidden
      placeholder
      defaultValue
      autocompleteAttribute
      choices {
        text
        value
        isSelected
      }
    }
  }
`);

/** What browsers may fill in where the editor named nothing else. Here, so that the browser is not sent the table. */
const autocomplete: Record<NamePart, string> = {
  prefix: 'honorific-prefix',
  first: 'given-name',
  middle: 'additional-name',
  last: 'family-name',
  suffix: 'honorific-suffix',
};

function isNamePart(key: string | null | undefined): key is NamePart {
  return NAME_PARTS.some((part) => part === key);
}

export function readName(node: FragmentOf<typeof NameFieldParts>, context: FieldContext): NameField {
  const parts = readFragment(NameFieldParts, node);
  const inputs = (parts.inputs ?? []).flatMap((input) => {
    const key = input?.key;
    if (!input || input.isHidden || !isNamePart(key)) return [];
    const { autocomplete: own, ...settings } = readInput(context, input, key);
    const choices = readChoices(context, input.choices);
    return [{ ...settings, key, autocomplete: own ?? autocomplete[key], choices }];
  });
  return {
    ...readBase(context, null),
    type: 'NAME',
    inputs,
    subLabelPlacement: inherited(parts.subLabelPlacement, context.placements.subLabel),
  };
}
