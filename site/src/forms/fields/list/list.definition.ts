import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { ListField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readChoices, readLimit } from '../reading/read-settings.ts';

export const ListFieldParts = graphql(`
  fragment ListFieldParts on ListField {
    inputName
    hasColumns
    maxRows
    choices {
      text
      value
    }
  }
`);

/** Without columns a row is one text, and `columns` is empty. */
export function readList(node: FragmentOf<typeof ListFieldParts>, context: FieldContext): ListField {
  const parts = readFragment(ListFieldParts, node);
  return {
    ...readBase(context, parts.inputName),
    type: 'LIST',
    columns: parts.hasColumns ? readChoices(context, parts.choices).map(({ text }) => text) : [],
    maxRows: readLimit(parts.maxRows),
  };
}
