import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { HiddenField } from '../../model/form-definition.ts';
import { withoutMergeTags } from '../reading/cleaner.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase } from '../reading/read-settings.ts';

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
