import { graphql } from '../../../cms-client/graphql.ts';
import type { PartInput, PartsSettings } from '../parts/parts-settings.ts';
import { readParts } from '../parts/read-parts.ts';
import { defineField } from '../reading/define-field.ts';
import { inherited } from '../reading/read-base.ts';
import { readBase, readChoices } from '../reading/read-settings.ts';
import type { Choice } from '../shared/field-base.ts';
import type { NamePart } from '../shared/name-parts.ts';

/** A part with choices, such as the prefix, is a list. */
export type NameField = PartsSettings<NamePart, PartInput<NamePart> & { choices: Choice[] }> & { type: 'NAME' };

const NameFieldParts = graphql(`
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

const autocomplete: Record<NamePart, string> = {
  prefix: 'honorific-prefix',
  first: 'given-name',
  middle: 'additional-name',
  last: 'family-name',
  suffix: 'honorific-suffix',
};

export const nameDefinition = defineField(
  NameFieldParts,
  (parts, context): NameField => ({
    ...readBase(context, null),
    type: 'NAME',
    inputs: readParts(context, parts.inputs, autocomplete, (part, node) => ({
      ...part,
      choices: readChoices(context, node.choices),
    })),
    subLabelPlacement: inherited(parts.subLabelPlacement, context.placements.subLabel),
  }),
);
