import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { TextAreaField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readLimit, readTyped } from '../reading/read-settings.ts';

export const TextAreaFieldParts = graphql(`
  fragment TextAreaFieldParts on TextAreaField {
    placeholder
    size
    defaultValue
    inputName
    maxLength
  }
`);

export function readTextArea(node: FragmentOf<typeof TextAreaFieldParts>, context: FieldContext): TextAreaField {
  const parts = readFragment(TextAreaFieldParts, node);
  return { ...readTyped(context, parts), type: 'TEXTAREA', maxLength: readLimit(parts.maxLength) };
}
