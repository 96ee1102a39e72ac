import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import { withoutMergeTags } from '../../definition/cleaner.ts';
import type { FieldContext } from '../../definition/read-base.ts';
import { readBase } from '../../definition/read-settings.ts';
import type { HiddenField } from '../../form-definition.ts';

export const HiddenFieldParts = graphql(`
  fragment HiddenFieldParts on HiddenField {
    defaultValue
    inputName
  }
`);

export function readHidden(node: FragmentOf<typeof HiddenFieldParts>, context: FieldContext): HiddenField {
  const parts = readFragment(HiddenFieldParts, node);
  return {
    ...readBase(context, parts.inputName),
    type: 'HIDDEN',
    visibility: 'HIDDEN',
    isRequired: false,
    defaultValue: withoutMergeTags(parts.defaultValue),
  };
}
